## Anti-aircraft fire

vas-ask-aa = Reparte tus dados antiaéreos entre las Escuadrillas a tu alcance. Los cañones DP pueden sumarse, y entonces no disparan a barcos.
vas-ask-pass = { $flight } pasa por encima de { $ship }. ¿Se tiran contra ella sus dados locales?
vas-aa-aims = { $ship } apunta { $dice ->
    [one] un dado antiaéreo
   *[other] { $dice } dados antiaéreos
} a { $flight }.
vas-roll-aa = { $ship } dispara a { $flight }: acierta con { $need } o más.
vas-roll-aa-permission = ¿Puede { $ship } disparar a los aviones con un pañol en llamas? Necesita { $need } o más.
vas-flight-lost = { $flight } queda destruida.
vas-aa-no-target = { $ship } no puede disparar esa arma a { $flight }.
vas-aa-named-twice = { $ship } apunta un arma dos veces a { $flight }.
vas-aa-no-dice = { $ship } tiene que poner al menos un dado contra { $flight }.
vas-aa-out-of-range = { $flight } no está al alcance de { $ship }; solo se le pueden tirar dados locales.
vas-aa-not-local = { $flight } no está en contacto con { $ship }, o el arma no tiene dados locales.
vas-aa-too-many = { $ship } tiene ahí { $dice } dados y { $local } dados locales, no más.
vas-aa-to-a-side = { $ship } no tiene más de { $dice } dados hacia una banda.
vas-aa-must-fire = La batería antiaérea de { $ship } dispara sus { $dice } dados y sus { $local } dados locales.

## Attacks on ships

vas-ask-strike = ¿En qué orden atacan tus Escuadrillas?
vas-not-to-strike = { $flight } no ataca ahora a ningún barco.
vas-all-strike = { $flight } también ataca: lo hacen todas las que están en contacto.
vas-roll-strike = { $flight } ataca a { $target }: acierta con { $need } o más.
vas-roll-strike-again = Se vuelve a tirar el dado de { $flight } contra { $target }: acierta con { $need } o más.
vas-roll-strike-proof = ¿Estalla el torpedo de { $flight } en { $target }? Necesita { $need } o más.
vas-strike-hits = { $flight } acierta a { $target }.
vas-strike-misses = { $flight } falla contra { $target }.
vas-strike-lost = { $target } ya no está; { $flight } ha venido en balde.

## Dogfights

vas-ask-dogfights = ¿En qué orden se libran los combates aéreos?
vas-not-all-dogfights = Se libran los { $pairs } combates aéreos, cada uno una vez.
vas-roll-dogfight = Combate aéreo: { $flight } con { NUMBER($bonus) } contra { $enemy } con { NUMBER($enemy_bonus) }.
vas-dogfight = { $flight } tiene { $first }, { $enemy } tiene { $second }.
vas-dogfight-draw = { $flight } y { $enemy } tienen { $first } y siguen trabadas.

## Moving aircraft

vas-ask-air-order = ¿Los aviones de quién se mueven primero?
vas-air-first = Se mueven primero los aviones { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
}.
vas-ask-fly = ¿Adónde va una de tus Escuadrillas?
vas-flight-moves = { $flight } se mueve.
vas-flight-attacks = { $flight } va contra { $target }.
vas-flight-engages = { $flight } traba combate con { $enemy }.
vas-flight-lands = { $flight } aterriza en { $carrier }.
vas-flight-raids = { $flight } sale de la mesa para atacar a { $carrier }.
vas-raider-returns = { $flight } vuelve al borde de la mesa.
vas-flight-cannot-move = { $flight } no puede moverse ahora.
vas-flight-off-table = { $flight } quedaría fuera de la mesa.
vas-flight-too-far = { $flight } puede volar { $speed } pulgadas y no más.
vas-flight-blocked = { $enemy } está en el camino de { $flight }.
vas-flight-unarmed = { $flight } tiene que rearmarse antes de volver a atacar.
vas-flight-harmless = { $flight } no lleva nada que pueda dañar a un barco.
vas-no-contact = { $flight } no llega al barco.
vas-no-fighter = Solo los cazas van contra otras Escuadrillas; { $flight } no lo es.
vas-nobody-to-meet = Nombra una vez cada Escuadrilla enemiga con la que { $flight } traba combate.
vas-no-enemy-flight = No se puede trabar combate con { $enemy }.
vas-no-flight-contact = { $flight } no llega a { $enemy }.
vas-escorted = { $enemy } lleva escoltas con las que hay que combatir antes.
vas-no-such-carrier = { $carrier } no puede recoger a { $flight }.
vas-cannot-land = { $flight } no puede aterrizar en { $carrier }: tiene su base en tierra.
vas-deck-closed = La cubierta de { $carrier } no está abierta para { $flight }.
vas-deck-full = { $carrier } no tiene sitio para { $flight }.
vas-not-at-stern = { $flight } tiene que tocar la popa de { $carrier }.
vas-not-at-edge = { $flight } tiene que estar en ese borde de la mesa.
vas-not-deep = { $carrier } no es un portaaviones enemigo en despliegue profundo.

## Carriers

vas-ask-launch = { $carrier } puede lanzar { $most ->
    [one] una Escuadrilla
   *[other] { $most } Escuadrillas
}. ¿Cuáles, y adónde?
vas-launched = { $carrier } lanza { $flight }.
vas-not-to-launch = { $flight } no está lista para despegar de { $carrier }.
vas-too-many-launched = { $carrier } no puede lanzar más de { $most } ahora.
vas-launched-too-far = { $flight } tiene que colocarse a menos de una pulgada de su portaaviones.
vas-launched-into-enemy = { $flight } no puede lanzarse en contacto con un enemigo.
vas-ask-scramble = ¿Intenta { $carrier } un despegue inmediato, para lanzar o recoger dos Escuadrillas?
vas-ask-rearm = ¿Qué Escuadrillas intentan rearmar tus portaaviones?
vas-not-to-rearm = { $flight } no puede rearmarse ahora.
vas-roll-rearm = ¿Rearma { $ship } a { $flight }? Necesita { $need } o más.
vas-rearmed = { $flight } está rearmada a bordo de { $carrier }.
vas-not-rearmed = { $carrier } aún no tiene lista a { $flight }.

## Deep deployment

vas-ask-intercept = Aviones enemigos atacan tus portaaviones en despliegue profundo. ¿Qué Escuadrillas de a bordo salen contra cuáles?
vas-no-interception = { $flight } no puede enviarse contra { $enemy }.
vas-raider-driven-off = { $flight } y { $enemy } tienen { $first }; el ataque queda rechazado.
