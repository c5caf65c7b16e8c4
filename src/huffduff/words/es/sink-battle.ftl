## Preguntas

sink-ask-combat = Se ha descubierto al enemigo en { $hex }, donde tienes fuerzas. ¿Quieres combatir?
sink-ask-skip-range = ¿Empezar a distancia B? La distancia A solo se omite si ambos bandos quieren.
sink-ask-fire = Ronda { $round }: anuncia un objetivo para cada cañón, torpedo y avión que vayas a usar.
sink-ask-disengage = La ronda { $round } ha terminado. ¿Sigues combatiendo o te retiras con todos tus buques, en los grupos que quieras?
sink-ask-pursue = El enemigo huye. Envía tras sus grupos a buques que puedan seguirlos, o déjalos ir.
sink-ask-break-off = La ronda { $round } del combate ha terminado. ¿Cuáles de tus buques abandonan la persecución?
sink-ask-destroy-escorted = La escolta en { $hex } está hundida. ¿Qué convoyes destruyes?

## Rechazos

sink-refuse-nobody-to-fight = No tienes allí buques con los que combatir.
sink-refuse-no-shadower = Solo las fuerzas tuyas que siguen al enemigo en este hexágono pueden entrar o quedarse fuera.
sink-refuse-no-fighter = Orden { $order }: { $ship } no es uno de tus buques en este combate.
sink-refuse-no-opponent = Orden { $order }: { $ship } no tiene delante a ese enemigo.
sink-refuse-screened = Orden { $order }: no se puede disparar a { $target } mientras un buque que lo protege esté intacto.
sink-refuse-out-of-range = Orden { $order }: los cañones de { $ship } no disparan a distancia { $range }.
sink-refuse-split-guns = Orden { $order }: la fuerza de cañones y torpedos no se puede repartir.
sink-refuse-fired-already = Orden { $order }: { $ship } ya lo ha anunciado, o dispara sus cañones en vez de torpedos.
sink-refuse-secondary-target = Orden { $order }: las baterías secundarias no disparan a acorazados ni a cruceros de batalla.
sink-refuse-no-secondary = Orden { $order }: { $ship } no tiene baterías secundarias que pueda usar ahora.
sink-refuse-no-torpedoes = Orden { $order }: { $ship } no tiene torpedos que pueda usar ahora.
sink-refuse-no-aircraft = Orden { $order }: { $ship } no tiene aviones que pueda usar ahora.
sink-refuse-under-gunfire = Orden { $order }: los aviones no atacan a { $target }, que está bajo fuego de cañón.
sink-refuse-struck-twice = Orden { $order }: los aviones de { $ship } ya atacan a { $target }.
sink-refuse-strength = Orden { $order }: los aviones de { $ship } tienen una fuerza de { $strength } para repartir.
sink-refuse-empty-group = El grupo { $order } no tiene buques.
sink-refuse-not-leaving = Grupo { $order }: { $ship } no puede retirarse, o ya está en un grupo.
sink-refuse-whole-force = Se retiran todos tus buques o ninguno: { $ship } no está en ningún grupo.
sink-refuse-no-pursuit = Orden { $order }: { $ship } no puede emprender esa persecución.
sink-refuse-escort-pursues = Orden { $order }: { $ship } escolta un convoy y se queda con él.
sink-refuse-too-slow = Orden { $order }: { $ship } es demasiado lento para ese grupo.
sink-refuse-pursues-two = Orden { $order }: { $ship } ya persigue a otro grupo.
sink-refuse-not-pursuing = Orden { $order }: { $ship } no es uno de tus perseguidores, o es demasiado lento y se queda atrás de todos modos.
sink-refuse-no-convoy-here = Orden { $order }: aquí no hay tal convoy.

## Dados

sink-roll-main = { $ship } dispara a { $target }, distancia { $range }, fuerza { $strength }.
sink-roll-secondary = Las baterías secundarias de { $ship } disparan a { $target }, fuerza { $strength }.
sink-roll-torpedo = { $ship } ataca a { $target } con torpedos, fuerza { $strength }.
sink-roll-aircraft = Aviones de { $ship } atacan a { $target }, fuerza { $strength }.
sink-roll-explosion = Quizá haya ardido un pañol de { $ship }: vuela con { $need } o más.
sink-roll-escape = El grupo { $group } intenta escapar: con { $need } o más lo consigue.

## Modificadores

sink-mod-concentrated = Varios buques disparan a este objetivo
sink-mod-gunnery = Cañones sin poner a punto
sink-mod-german = Artillería alemana
sink-mod-night = Noche
sink-mod-capital = Buque pesado a distancia C
sink-mod-defence = Defensa del objetivo
sink-mod-crippled = El objetivo apenas puede maniobrar

## Lo sucedido

sink-no-combat = Nadie abre fuego en { $hex }.
sink-battle-begins = { $side ->
    [german] Comienza un combate en { $hex }; atacan los alemanes.
    [british] Comienza un combate en { $hex }; atacan los británicos.
   *[both] Comienza un combate en { $hex }; lo quieren ambos bandos.
}
sink-dummy-in-battle = { $side ->
    [german] { $token } no era más que un señuelo alemán.
   *[british] { $token } no era más que un señuelo británico.
}
sink-bismarck-found = ¡El Bismarck ha sido descubierto en { $hex }!
sink-range-skipped = Ambos bandos se acercan: el combate comienza a distancia B.
sink-round = { $pursuit ->
    [yes] Ronda { $round }, en persecución a distancia { $range }.
   *[no] Ronda { $round } a distancia { $range }.
}
sink-holds-fire = { $side ->
    [german] Los alemanes no disparan.
   *[british] Los británicos no disparan.
}
sink-shot-result = { $points ->
    [0] { $target } no sufre daños.
    [one] { $target } sufre { $points } punto de daño.
   *[other] { $target } sufre { $points } puntos de daño.
}
sink-explodes = ¡{ $ship } vuela por los aires!
sink-ship-damaged = { $points ->
    [one] { $ship }: { $points } punto de daño más, { $damage } en total.
   *[other] { $ship }: { $points } puntos de daño más, { $damage } en total.
}
sink-ship-flips = { $ship } queda maltrecho y sigue combatiendo con lo que le queda.
sink-ship-sunk = { $ship } se hunde.
sink-runs = { $ship } se retira, en el grupo { $group }.
sink-pursues = { $ship } va tras el grupo { $group }.
sink-breaks-off = { $ship } abandona la persecución.
sink-falls-back = { $ship } ya es demasiado lento y se queda atrás.
sink-group-away = El grupo { $group } ha escapado.
sink-battle-ends = El combate en { $hex } ha terminado.
sink-shadow-gone = Ya nadie sigue a { $token }.
sink-convoy-destroyed = { $points ->
    [one] { $token } destruye el convoy { $convoy } en { $hex }: { $points } punto de victoria.
   *[other] { $token } destruye el convoy { $convoy } en { $hex }: { $points } puntos de victoria.
}
sink-convoy-was-dummy = No hay nada tras el convoy { $convoy } en { $hex }.

## Control de daños

sink-roll-repair = Control de daños en { $ship }.
sink-repaired = { $damage ->
    [0] { $ship } ha reparado todos sus daños.
    [one] { $ship } hace reparaciones; le queda { $damage } punto de daño.
   *[other] { $ship } hace reparaciones; le quedan { $damage } puntos de daño.
}
