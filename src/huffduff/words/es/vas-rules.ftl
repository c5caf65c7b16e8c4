## Basics

VS-BASIC = Fundamentos
VS-BASIC-1 = Una ficha describe por completo un barco: clase y nombre, tipo, puntos, velocidad máxima, Blindaje, las dos cifras de su Casco, sus rasgos y una línea por cada sistema de armas.
VS-BASIC-2 = Un barco es destructor, crucero, portaaviones, acorazado o civil. De su tipo dependen el modificador por destructor, el fuego principal a quemarropa, la exploración, las armas débiles y la evasión.
VS-BASIC-3 = Los puntos solo cuentan en War at Sea: con ellos se forma la flota y se ganan como puntos de victoria.
VS-BASIC-4 = La velocidad máxima es lo más que un barco recorre normalmente en un turno, en pulgadas.
VS-BASIC-5 = El Blindaje es el número que debe alcanzar cada dado de daño; 5+ significa 5 o más.
VS-BASIC-6 = El daño se resta del Casco. Con la segunda cifra o menos el barco queda incapacitado, con 0 queda destruido.
VS-BASIC-7 = Cada línea de armas es un sistema aparte, con su arco de fuego, cuatro alcances, dados de ataque, perforación, dados de daño y rasgos. Dos líneas de cañones ligeros son dos sistemas.
VS-BASIC-8 = Los rasgos de barco valen para todo el barco, los de arma para un sistema y los de avión para una Escuadrilla.
VS-BASIC-9 = Las reformas se acumulan: en un año dado el barco lleva todas las reformas hasta ese año inclusive.
VS-BASIC-10 = Medir es libre en todo momento: distancias, bandas, arcos y modificadores se muestran siempre.
VS-BASIC-11 = Toda distancia desde o hasta un barco se mide en su puente. El resto del modelo no cuenta para alcances ni arcos.
VS-BASIC-12 = Toda distancia desde o hasta una Escuadrilla se mide en su avión guía.
VS-BASIC-13 = Solo se tiran D6 y D10. El resultado de un dado es su cara con todos los modificadores.
VS-BASIC-14 = Cuando una regla pide un número natural se refiere a la cara del dado antes de los modificadores.
VS-BASIC-15 = Repetir una tirada sustituye la primera, y la segunda vale aunque sea peor.
VS-BASIC-16 = Ningún dado se repite más de una vez, por muchas reglas que lo permitan o lo exijan.
VS-BASIC-17 = Todos ven quién tiene la ficha de iniciativa, los niveles críticos y los impactos en sistemas vitales, el Casco, las fichas de rearme, el humo, las cargas de torpedos y las Órdenes.
VS-BASIC-18 = Hay dos bandos, cada uno con una flota.

## The game turn

VS-TURN = El turno
VS-TURN-1 = Un turno tiene cuatro fases, en este orden: Iniciativa, Movimiento, Artillería y Final. Después empieza el siguiente.
VS-TURN-2 = Ambos jugadores actúan en todas las fases; nadie tiene un turno propio.
VS-TURN-3 = Todo lo que no exige decidir ocurre en la fase de Iniciativa.
VS-TURN-4 = Cada jugador tira un D10. El resultado más alto gana la iniciativa y guarda la ficha durante el turno.
VS-TURN-5 = Los resultados iguales, modificadores incluidos, se repiten hasta que difieran.
VS-TURN-6 = La exploración da +1 a la iniciativa desde 2 puntos y +2 en total desde 8. Una flota de la Regia Marina con Escuadrillas de tierra tiene -1.
VS-TURN-7 = Quien perdió la iniciativa mueve el primer barco; después los bandos se alternan, un barco cada vez.
VS-TURN-8 = Cuando un bando ha movido todos sus barcos, el otro sigue solo hasta mover los suyos.
VS-TURN-9 = Quien ganó la iniciativa dispara con el primer barco. Todos sus ataques y daños se resuelven antes de que el otro bando designe.
VS-TURN-10 = Las designaciones se alternan hasta que cada barco ha podido atacar; la flota mayor termina sola.
VS-TURN-11 = Un barco designado no está obligado a disparar, pero ya ha gastado su designación de este turno.
VS-TURN-12 = Nadie puede pasar: quien tenga un barco o los aviones sin designar ha de nombrar uno.
VS-TURN-13 = En la fase Final llegan el control de daños, la Propagación y todo lo que se recoge antes del turno siguiente.

## Movement

VS-MOVE = Movimiento
VS-MOVE-1 = Cada barco se designa para mover una vez por turno.
VS-MOVE-2 = Hay que designar todos los barcos, incluso al que preferiría quedarse donde está.
VS-MOVE-3 = El recorrido completo no puede superar la velocidad máxima actual del barco.
VS-MOVE-4 = Un barco que puede moverse avanza al menos 1".
VS-MOVE-5 = Un barco cuya velocidad máxima ha caído a 0 ni se mueve ni gira.
VS-MOVE-6 = Los barcos avanzan en línea recta según su rumbo, nunca hacia atrás ni de lado.
VS-MOVE-7 = Un barco solo puede girar tras 2" o más en línea recta.
VS-MOVE-8 = Un giro cambia el rumbo hasta 45 grados a babor o a estribor.
VS-MOVE-9 = Un barco puede girar cuantas veces quiera, con un nuevo tramo recto de al menos 2" antes de cada giro.
VS-MOVE-10 = Un giro puede ser lo último de un movimiento si se hizo su tramo.
VS-MOVE-11 = Un barco que no puede completar el tramo previo al giro conserva su rumbo.
VS-MOVE-12 = El tramo recto no se arrastra de un turno anterior de la partida.
VS-MOVE-13 = El barco gira sobre su puente, y girar no cuesta distancia.
VS-MOVE-14 = Los barcos pueden atravesarse; solo cuenta dónde acaban.
VS-MOVE-15 = Un barco no puede acabar sobre otro. Se coloca a su costado, en el lado en que habría quedado su puente.
VS-MOVE-16 = Una Orden se da antes de que el barco empiece a moverse.
VS-MOVE-17 = La velocidad máxima actual es la impresa menos las penalizaciones de máquinas, a la mitad si está incapacitado y, por un turno, a la mitad redondeando hacia arriba si evade.
VS-MOVE-18 = Las Escuadrillas mueven después de todos los barcos de ambos bandos.
VS-MOVE-19 = Se recuerda durante el resto del turno cuánto ha recorrido un barco y si ha girado.

## Gunnery

VS-GUN = Artillería
VS-GUN-1 = Un barco designado nombra los blancos de todos los sistemas que van a disparar, se comprueban arcos y alcances, dispara y se resuelve el daño.
VS-GUN-2 = El blanco debe estar dentro del arco de fuego del sistema y a su alcance.
VS-GUN-3 = Todos los blancos de un barco se nombran antes de que tire un solo dado.
VS-GUN-4 = Un sistema cuyo blanco ya hundió otro sistema del mismo barco pierde su fuego.
VS-GUN-5 = El blanco debe ser visible. Los barcos nunca tapan la línea de visión.
VS-GUN-6 = Arco y alcance se miden de puente a puente.
VS-GUN-7 = Un sistema de armas dispara una vez por turno, salvo que una regla diga otra cosa.
VS-GUN-8 = Cada sistema de armas de un barco puede tener su propio blanco.
VS-GUN-9 = Nada que esté a más de 30" puede atacarse del modo normal, sea cual sea el alcance del arma.
VS-GUN-10 = Por eso los mayores alcances de las fichas solo valen contra blancos inmóviles: contra barcos en marcha ningún cañón tira a más de 30".
VS-GUN-11 = Impactos, daños y críticos de un barco se terminan antes de designar el siguiente.

## Beyond the horizon

VS-BTH = Ataques tras el horizonte
VS-BTH-1 = Un ataque es tras el horizonte cuando el blanco está a más de 30" o hay tierra por medio.
VS-BTH-2 = Así solo pueden atacarse blancos inmóviles: instalaciones en tierra y barcos fondeados.
VS-BTH-3 = Una Escuadrilla de observación tiene que estar observando precisamente ese blanco.
VS-BTH-4 = Todo barco de la flota puede disparar a un blanco observado que esté dentro del alcance extremo del sistema.
VS-BTH-5 = Cada sistema tira la mitad de sus dados de ataque, redondeando hacia abajo.
VS-BTH-6 = Solo acierta un 6 natural, y nada modifica la tirada.
VS-BTH-7 = Un impacto causa daño del modo normal, con la bonificación por tiro en picado.

## Splitting fire

VS-SPLIT = Reparto del fuego y torpedos
VS-SPLIT-1 = Los cañones ligeros y las baterías antiaéreas con más de un dado de ataque pueden repartirlos entre varios blancos.
VS-SPLIT-2 = El reparto se declara con los blancos, antes de tirar ningún dado.
VS-SPLIT-3 = Cañones principales, torpedos y bombas ponen todos los dados de un sistema en un solo blanco.
VS-SPLIT-4 = Cada dado de ataque de un sistema de torpedos es un torpedo.
VS-SPLIT-5 = Un sistema puede lanzar parte de sus torpedos y guardar el resto para después.
VS-SPLIT-6 = Un sistema de torpedos tira a un solo blanco; distintos sistemas de un barco pueden elegir blancos distintos.
VS-SPLIT-7 = Un montaje de Carga lenta no se recarga en un turno en que lanza.
VS-SPLIT-8 = Las torres A y B están a proa, Q y R en el centro, X e Y a popa. Las letras dobles, P y S son torres secundarias.

## Arcs

VS-ARC = Arcos de fuego
VS-ARC-1 = Todo barco tiene cuatro arcos de 90 grados: proa, estribor, popa y babor. Un arma cubre uno o varios.
VS-ARC-2 = Un blanco está en el arco cuando la demora de puente a puente cae en uno de los cuadrantes del arma.
VS-ARC-3 = Un blanco justo en la línea entre dos cuadrantes está en ambos para disparar.
VS-ARC-4 = Las torres de proa y de popa baten juntas un blanco al través.

## Weapons

VS-WPN = Sistemas de armas
VS-WPN-1 = Toda arma en torre es un cañón principal, sea cual sea su calibre.
VS-WPN-2 = Los cañones ligeros pueden atacar cualquier blanco a su alcance, en toda dirección.
VS-WPN-3 = Los cañones ligeros lo siguen siendo en un barco que no tiene otros.
VS-WPN-4 = Las baterías antiaéreas disparan a los aviones a su alcance al comienzo mismo de la fase de Artillería.
VS-WPN-5 = Los torpedos son una clase aparte con su propio modificador; casi todos los montajes lanzan a proa, a babor o a estribor.
VS-WPN-6 = Solo los aviones llevan bombas.

## Firing

VS-FIRE = El disparo
VS-FIRE-1 = Cada dado de ataque es un D6 que acierta con un resultado de 4 o más.
VS-FIRE-2 = Para las armas de barco un 6 natural no es acierto seguro ni un 1 natural fallo seguro.
VS-FIRE-3 = Todos los modificadores se suman; de los alcances solo cuenta el que corresponde.
VS-FIRE-4 = Un blanco a quemarropa da +1.
VS-FIRE-5 = Un blanco a distancia corta da +0.
VS-FIRE-6 = Un blanco a distancia larga da -1.
VS-FIRE-7 = Un blanco a distancia extrema da -2.
VS-FIRE-8 = Una distancia igual a la cifra impresa pertenece a la banda más próxima.
VS-FIRE-9 = A quemarropa los cañones principales solo pueden tirar a acorazados, cruceros, portaaviones, barcos civiles y blancos en tierra.
VS-FIRE-10 = Los cañones ligeros y los torpedos pueden tirar a cualquier barco a quemarropa.
VS-FIRE-11 = Un destructor como blanco da -1.
VS-FIRE-12 = Un blanco que ha recorrido más de 6" este turno da -1.
VS-FIRE-13 = Los cañones ligeros y las baterías antiaéreas ignoran la penalización por blanco rápido.
VS-FIRE-14 = Un blanco en tierra, fondeado o varado da +1; un barco que solo está parado, no.
VS-FIRE-15 = Disparar desde el arco de babor o de estribor del blanco da +1 por su gran silueta.
VS-FIRE-16 = Un torpedo tiene -2.
VS-FIRE-17 = Un ataque que necesitaría más de un 6 puede declararse, pero no puede acertar.
VS-FIRE-18 = Por ejemplo: a distancia larga y de costado hace falta 4+, extrema y de costado 5+, a quemarropa y de costado 2+.

## Damage

VS-DMG = Daños
VS-DMG-1 = Cada impacto tira los dados de daño del sistema.
VS-DMG-2 = La perforación del sistema se suma a cada dado de daño.
VS-DMG-3 = Cada dado de daño que alcanza el Blindaje del blanco le quita 1 punto de Casco.
VS-DMG-4 = Un 1 natural nunca causa daño.
VS-DMG-5 = Un 6 natural se tira de nuevo: con 4 o más logra un impacto crítico.
VS-DMG-6 = Esa comprobación se hace aunque el 6 no haya atravesado el Blindaje.
VS-DMG-7 = Un impacto crítico se añade al daño de su dado.
VS-DMG-8 = La comprobación es una tirada nueva y no una repetición, de modo que nada permite repetirla.
VS-DMG-9 = Un barco cuyo Casco cae a 0 queda destruido y se retira al instante.
VS-DMG-10 = Los cañones principales y ligeros a distancia larga o extrema suman +1 a cada dado de daño, por tiro en picado.
VS-DMG-11 = La banda que cuenta es la del arma que dispara.
VS-DMG-12 = Los torpedos, las bombas y demás armas de avión nunca caen en picado.
VS-DMG-13 = Un Blindaje de 7+ solo lo dañan los dados que llevan bonificación.

## Crippled

VS-CRIP = Barcos incapacitados
VS-CRIP-1 = Un barco queda incapacitado cuando su Casco cae a la segunda cifra o por debajo.
VS-CRIP-2 = Los efectos se aplican una sola vez, en el momento en que ocurre.
VS-CRIP-3 = Desde entonces su velocidad máxima es exactamente la mitad.
VS-CRIP-4 = Pasa a ser Torpe.
VS-CRIP-5 = Los dados de ataque de cañones ligeros, torpedos y batería antiaérea se reducen a la mitad, redondeando hacia abajo.
VS-CRIP-6 = Los dados de Local se reducen del mismo modo.
VS-CRIP-7 = Cada sistema de cañones principales tira un D6 y se pierde para siempre con 4 o más.
VS-CRIP-8 = Cada rasgo del barco tira un D6 y se pierde para siempre con 4 o más.
VS-CRIP-9 = Una Cubierta acorazada o un Cinturón antitorpedo perdidos ya no ayudan, ni siquiera más tarde en la misma fase.
VS-CRIP-10 = Un barco que pierde el rasgo Portaaviones ya no lanza ni recupera.
VS-CRIP-11 = Lo que se pierde al quedar incapacitado nunca se repara.
VS-CRIP-12 = Un barco que pasa directamente a Casco 0 no hace ninguna de estas tiradas.

## Criticals

VS-CRIT = Impactos críticos
VS-CRIT-1 = Un D10 dice dónde da un impacto crítico: 1-4 Máquinas, 5-7 Armas, 8-9 Tripulación, 10 un sistema vital.
VS-CRIT-2 = Un impacto en Máquinas, Armas o Tripulación sube 1 el nivel crítico de esa zona, hasta 6 como mucho.
VS-CRIT-3 = Cada subida resta del Casco el daño extra del nuevo nivel y trae su penalización, al instante.
VS-CRIT-4 = Las penalizaciones de todos los niveles hasta el actual valen a la vez.
VS-CRIT-5 = Un impacto crítico en una zona con 6 aplica de nuevo el daño y la penalización del nivel 6.
VS-CRIT-6 = Si una penalización sube otra zona, esta sube al instante, con su propio daño y penalización.
VS-CRIT-7 = Estas cadenas siguen hasta que ya nada sube.
VS-CRIT-8 = Una cadena que llega a una zona con 6 no hace nada en ella; solo un impacto de verdad lo hace.
VS-CRIT-9 = Todo se detiene cuando el Casco llega a 0.
VS-CRIT-10 = Los niveles 1, 3 y 4 de Máquinas quitan 1" cada uno a la velocidad máxima, nunca por debajo de 0.
VS-CRIT-11 = Desde Máquinas 2 el barco necesita 3" en línea recta antes de cada giro, sea Ágil o no.
VS-CRIT-12 = Desde Máquinas 5 su velocidad máxima es 0.
VS-CRIT-13 = La Propagación amenaza desde Máquinas 4, Armas 4 y Tripulación 2.
VS-CRIT-14 = Cada pérdida de dados de ataque tira un D6 por las armas afectadas: 1-3 todos los cañones ligeros, 4-5 la batería antiaérea, 6 todos los torpedos.
VS-CRIT-15 = La batería antiaérea pierde primero sus propios dados y luego los de Local.
VS-CRIT-16 = Los torpedos pierden los dados en todos los montajes.
VS-CRIT-17 = Una tirada por armas que el barco no tiene se repite hasta dar con unas que tenga.
VS-CRIT-18 = Los cañones principales nunca pierden dados así.
VS-CRIT-19 = Desde Armas 3 una torre, elegida al azar, tiene que sacar 4+ cada vez antes de disparar; si no, no dispara este turno.
VS-CRIT-20 = En un barco sin torres ese resultado no tiene más efecto.
VS-CRIT-21 = Armas 4 y 5 destruyen cada uno una torre al azar para siempre, aunque el nivel se repare después.
VS-CRIT-22 = Una torre al azar es cualquiera de las no destruidas, con igual probabilidad.
VS-CRIT-23 = Un barco sin torres reduce en cambio a la mitad los dados de todos sus cañones ligeros, redondeando hacia abajo.
VS-CRIT-24 = Desde Tripulación 4 los chequeos de tripulación tienen -1.
VS-CRIT-25 = Tripulación 1 cuesta 1 dado de ataque, que se sortea como el de Armas 1.
VS-CRIT-26 = Desde Tripulación 2 un portaaviones no puede lanzar ni recuperar.
VS-CRIT-27 = Los niveles críticos están a la vista de ambos jugadores.

## Vital systems

VS-VITAL = Sistemas vitales
VS-VITAL-1 = Un impacto en un sistema vital tira un D6 en su propia tabla y no sube ningún nivel.
VS-VITAL-2 = Sus efectos duran toda la partida y nunca se reparan.
VS-VITAL-3 = 1, Puente destruido: 1 de daño, y el barco ya no da Órdenes.
VS-VITAL-4 = 2, Timón trabado: D6 de daño, y otro D6 dice hacia dónde: 1-2 a babor, 3-4 recto, 5-6 a estribor.
VS-VITAL-5 = Un barco trabado hacia un lado gira 45 grados hacia él en cuanto completa cada tramo recto.
VS-VITAL-6 = Un barco trabado en línea recta no hace giro alguno.
VS-VITAL-7 = 3, Fuego en máquinas: 2D6 de daño, y no hay más control de daños.
VS-VITAL-8 = 4, Pañol en llamas: 2D6 de daño, y cada sistema tiene que sacar 4+ cada turno antes de disparar.
VS-VITAL-9 = Eso vale también para la batería antiaérea y para el fuego contra aviones.
VS-VITAL-10 = 5, Explosiones secundarias: 4D6 de daño, y cada zona sube 1 con todo lo que ello acarrea.
VS-VITAL-11 = 6, Explosión catastrófica: el barco se pierde al instante.
VS-VITAL-12 = Cada impacto tira por separado. Un resultado repetido causa de nuevo su daño, pero su efecto duradero no se duplica.
VS-VITAL-13 = Un segundo bloqueo del timón sustituye la dirección del primero.

## End phase

VS-END = Fase final
VS-END-1 = La fase Final sigue este orden: control de daños, Propagación, rearme, exploradores que regresan, humo y fin de la partida.
VS-END-2 = Quien ganó la iniciativa hace primero el control de daños de todos sus barcos.
VS-END-3 = Cada barco puede intentar el control de daños en una zona por turno.
VS-END-4 = Se tira un D6: el nivel baja lo que el resultado pase de 4, pero no por debajo de 0.
VS-END-5 = Así, un resultado de 6 baja el nivel en 2.
VS-END-6 = Las penalizaciones de los niveles superiores al nuevo terminan; las que llegan hasta él siguen.
VS-END-7 = Los dados de ataque perdidos por un nivel que se repara vuelven.
VS-END-8 = El Casco perdido y las subidas causadas en otras zonas se quedan.
VS-END-9 = Una zona con 6 no puede repararse nunca.
VS-END-10 = Los impactos en sistemas vitales no pueden repararse nunca.
VS-END-11 = Nadie está obligado a intentar el control de daños.
VS-END-12 = El control de daños no deshace la incapacitación.
VS-END-13 = ¡Todos a cubierta! da +1 al control de daños; un portaaviones japonés con Tripulación 2 o más tiene -1. Las penalizaciones a la tripulación no cuentan aquí.
VS-END-14 = Cada zona en Propagación tira un D6; con 4 o más sube 1, con daño y penalización al instante.
VS-END-15 = Cada una de esas zonas tira por separado.
VS-END-16 = La comprobación vuelve en cada fase Final hasta que el nivel baja del punto en que empieza la Propagación.
VS-END-17 = La Propagación se comprueba después del control de daños.
VS-END-18 = Una zona con 6 ya no se propaga más.
VS-END-19 = Primero van los barcos de quien ganó la iniciativa, en cada barco Máquinas, Armas y Tripulación. Solo se tira por las zonas que ya estaban en Propagación al empezar.
VS-END-20 = Se retira todo el humo.

## Orders

VS-ORD = Órdenes
VS-ORD-1 = Una Orden se da cuando se designa un barco para mover, antes de que se mueva.
VS-ORD-2 = Un barco da como mucho una Orden por turno.
VS-ORD-3 = Cualquier número de barcos puede dar la misma Orden.
VS-ORD-4 = ¡Humo! y ¡Evadir! siempre funcionan; ¡Todos a cubierta!, ¡Virar!, ¡Inundar pañoles! y ¡Despegue inmediato! exigen un chequeo de tripulación.
VS-ORD-5 = Si el chequeo falla el barco se mueve normalmente, y la Orden no hace bien ni mal.
VS-ORD-6 = Una Orden fallida sigue siendo la Orden del barco en este turno.
VS-ORD-7 = Las Escuadrillas no dan Órdenes.
VS-ORD-8 = Un chequeo de tripulación es un D6 con modificadores: 4 o más lo supera.
VS-ORD-9 = Tripulación 4 o más da -1, la Regia Marina otro -1.
VS-ORD-10 = En un chequeo enfrentado ambos tiran con sus modificadores y gana el más alto; los empates se repiten.
VS-ORD-11 = ¡Todos a cubierta! permite al barco intentar este turno el control de daños en las tres zonas.
VS-ORD-12 = Cada una de esas tiradas tiene +1.
VS-ORD-13 = A cambio, cada dado de ataque del barco tiene -1 este turno.
VS-ORD-14 = El fuego contra aviones no se ve afectado.
VS-ORD-15 = ¡Virar! permite al barco un giro de hasta 90 grados.
VS-ORD-16 = No hace otro giro en ese movimiento.
VS-ORD-17 = Antes va el tramo recto de siempre: 2", Ágil 1", timón dañado 3".
VS-ORD-18 = ¡Humo! deja un marcador tras el barco por cada 3" completas que recorre.
VS-ORD-19 = Nadie puede trazar una línea de ataque a través del humo, en ninguna dirección.
VS-ORD-20 = El humo permanece hasta la fase Final del mismo turno.
VS-ORD-21 = Cada marcador se deja a popa donde el barco completa 3".
VS-ORD-22 = ¡Evadir! da -1 a cada dado de ataque del propio barco.
VS-ORD-23 = No lanza torpedos este turno.
VS-ORD-24 = Su velocidad máxima se reduce a la mitad este turno, redondeando hacia arriba.
VS-ORD-25 = Cada dado de ataque enemigo que la alcanza debe repetirse.
VS-ORD-26 = Un destructor que evade con una velocidad máxima de más de 6" antes de reducirla sigue contando como blanco rápido, por poco que se haya movido.
VS-ORD-27 = Los barcos Torpes, y por tanto los incapacitados, no pueden evadir.
VS-ORD-28 = El dado con que ataca una Escuadrilla cuenta aquí como dado de ataque.
VS-ORD-29 = ¡Inundar pañoles! baja cada nivel hasta donde nada se propaga: Máquinas y Armas a 3 como mucho, Tripulación a 1.
VS-ORD-30 = Un sistema de cañones principales, elegido al azar, queda fuera de combate el resto de la batalla.
VS-ORD-31 = Sin torres, se reducen en cambio a la mitad los dados de todos los cañones ligeros, redondeando hacia abajo.
VS-ORD-32 = Las penalizaciones de los niveles abandonados terminan como con el control de daños; el Casco perdido no vuelve. Hasta una zona con 6 baja.
VS-ORD-33 = ¡Despegue inmediato! permite a un portaaviones lanzar o recuperar dos Escuadrillas este turno en lugar de una.
VS-ORD-34 = También puede lanzar una y recuperar otra.

## Traits

VS-TRAIT = Rasgos
VS-TRAIT-1 = Radar avanzado: un barco que explora suma +2 a su dado y puede repetirlo.
VS-TRAIT-2 = Ágil: el barco puede girar tras cada 1" en lugar de 2".
VS-TRAIT-3 = Aviones X: el barco lleva X Escuadrillas de observación, para explorar o para guiar el fuego tras el horizonte.
VS-TRAIT-4 = Cubierta acorazada: los cañones no tienen bonificación por tiro en picado contra este barco.
VS-TRAIT-5 = Cubierta acorazada: los bombarderos en picado y los kamikazes tienen -1 en cada dado de daño contra él.
VS-TRAIT-6 = La Cubierta acorazada no sirve contra bombarderos, torpederos aéreos ni torpedos.
VS-TRAIT-7 = Portaaviones: el barco puede lanzar o recuperar una Escuadrilla por turno, salvo que su capitán dé una Orden distinta de ¡Despegue inmediato!.
VS-TRAIT-8 = Torpe: el barco puede hacer un solo giro en cada movimiento.
VS-TRAIT-9 = Torpe: el barco no puede evadir.
VS-TRAIT-10 = Radar: un barco que explora suma +1 a su dado y puede repetirlo.
VS-TRAIT-11 = El radar solo ayuda al dado de exploración del propio barco, no a sus Escuadrillas de observación ni a sus cañones.
VS-TRAIT-12 = Cinturón antitorpedo X: los torpedos que aciertan de costado pierden X en cada dado de daño.
VS-TRAIT-13 = Un impacto por proa o por popa no lo amortigua el cinturón.
VS-TRAIT-14 = Los torpedos lanzados por aviones cuentan aquí como torpedos.
VS-TRAIT-15 = Devastador: cada dado de daño causa tanto daño como muestra, sea cual sea el Blindaje.
VS-TRAIT-16 = Devastador: cada dado de daño que muestra 5 o 6 logra un impacto crítico, antes de restar el Cinturón antitorpedo.
VS-TRAIT-17 = Ese crítico pone su zona en el nivel de un D6; si la zona ya está más alta no ocurre nada.
VS-TRAIT-18 = Un 10 en la tirada de zona da en un sistema vital, como siempre.
VS-TRAIT-19 = Un salto de varios niveles aplica cada nivel que se atraviesa, con sus daños y penalizaciones.
VS-TRAIT-20 = La perforación no añade nada al daño Devastador.
VS-TRAIT-21 = DP: estos cañones ligeros pueden tirar a barcos o a aviones.
VS-TRAIT-22 = DP: contra aviones usan hasta la mitad de sus dados actuales, redondeando hacia arriba, al menos 1.
VS-TRAIT-23 = DP: contra aviones alcanzan la mitad de su distancia extrema.
VS-TRAIT-24 = DP: un sistema que ha tirado a aviones no tira a nada más este turno.
VS-TRAIT-25 = DP: tirar a aviones es voluntario; un sistema que no lo ha hecho puede tirar a barcos después.
VS-TRAIT-26 = Seguimiento rápido: el arma ignora la penalización por blanco rápido y puede tirar a cualquiera a quemarropa.
VS-TRAIT-27 = Pesado: un 5 o un 6 natural se comprueba por si es crítico.
VS-TRAIT-28 = Pesado no cambia nada más.
VS-TRAIT-29 = Local X: X dados adicionales contra Escuadrillas en contacto con el barco.
VS-TRAIT-30 = Esos dados pueden tirarse también contra cada Escuadrilla enemiga que sobrevuele el barco en la fase de Movimiento, al pasar.
VS-TRAIT-31 = Pueden usarse cuantas veces se quiera en la fase de Movimiento y una vez en la de Artillería.
VS-TRAIT-32 = Un solo disparo: lo disparado queda gastado para toda la batalla; los aviones pueden rearmarse.
VS-TRAIT-33 = Restringido: como mucho la mitad de los dados, redondeando hacia arriba, contra blancos a babor, y otros tantos a estribor.
VS-TRAIT-34 = Carga lenta: el arma no puede disparar en el turno siguiente; los torpedos que queden en el montaje sí pueden lanzarse.
VS-TRAIT-35 = Los torpedos de Carga lenta se recargan una sola vez.
VS-TRAIT-36 = Acoplado: los dados de ataque que fallan pueden repetirse.
VS-TRAIT-37 = Débil: no causa impactos críticos, salvo en barcos civiles.
VS-TRAIT-38 = Las armas débiles causan daño como las demás.
VS-TRAIT-39 = Grande: cada dado antiaéreo contra esta Escuadrilla tiene +1.
VS-TRAIT-40 = Resistente: hacen falta dos impactos de un mismo sistema antiaéreo para destruir la Escuadrilla.
VS-TRAIT-41 = Muy resistente: hacen falta tres impactos de un mismo sistema antiaéreo.
VS-TRAIT-42 = Menos impactos no dejan huella.
VS-TRAIT-43 = En un combate aéreo la resistencia no ayuda.

## Aircraft

VS-AIR = Aviones
VS-AIR-1 = Una Escuadrilla que no pertenece a un portaaviones de la flota es de tierra.
VS-AIR-2 = Algunos escenarios permiten una flota solo de aviones; War at Sea mantiene el límite de un cuarto.
VS-AIR-3 = Una Escuadrilla es una sola pieza: está o queda destruida.
VS-AIR-4 = Una Escuadrilla es de cazas, bombarderos, bombarderos en picado, kamikazes o torpederos. Su papel dice qué puede hacer y qué necesita para acertar.
VS-AIR-5 = Las Escuadrillas de observación no tienen modelo ni lugar en la mesa.
VS-AIR-6 = La tabla da año, uso en portaaviones, papel, velocidad máxima, combate aéreo, dados de daño con perforación, rasgos y puntos de una Escuadrilla.
VS-AIR-7 = Una Escuadrilla puede usarse a partir de su año.
VS-AIR-8 = Solo las Escuadrillas aptas para portaaviones pueden basarse en ellos.
VS-AIR-9 = Un portaaviones lleva cualesquiera Escuadrillas aptas hasta su capacidad, y sus puntos las incluyen.
VS-AIR-10 = Las Escuadrillas que no se basan en portaaviones propios pueden ser como mucho un cuarto de los puntos de la flota.
VS-AIR-11 = Cuando han movido todos los barcos, quien ganó la iniciativa dice qué bando mueve primero sus aviones.
VS-AIR-12 = Un bando mueve todas sus Escuadrillas, después el otro todas las suyas.
VS-AIR-13 = Una Escuadrilla se mueve en cualquier dirección, con los giros que quiera, hasta su velocidad máxima; también puede quedarse.
VS-AIR-14 = Las Escuadrillas no dan Órdenes.
VS-AIR-15 = Las Escuadrillas pueden pasar sobre barcos y sobre Escuadrillas propias.
VS-AIR-16 = Una Escuadrilla lanzada este turno no se mueve más.
VS-AIR-17 = Una Escuadrilla en combate aéreo no se mueve hasta que todos sus enemigos en él son destruidos.
VS-AIR-18 = Las baterías antiaéreas disparan por sí solas al comienzo de la fase de Artillería si hay Escuadrillas enemigas a su alcance.
VS-AIR-19 = Solo las baterías antiaéreas, los cañones DP y otros aviones pueden atacar Escuadrillas.
VS-AIR-20 = Los dados antiaéreos nunca se modifican, salvo contra Escuadrillas grandes y en el fuego Local contra kamikazes.
VS-AIR-21 = Cada 6 destruye una Escuadrilla; una Resistente necesita dos, una Muy resistente tres.
VS-AIR-22 = Un torpedero en contacto con el barco que dispara es alcanzado con 5 o 6.
VS-AIR-23 = Los dados antiaéreos pueden repartirse entre Escuadrillas como se quiera, antes de tirarlos.
VS-AIR-24 = El fuego antiaéreo nunca entra en un combate aéreo: una Escuadrilla en contacto con otra enemiga no es blanco.
VS-AIR-25 = Una batería con dados y alcances propios los usa contra Escuadrillas a su alcance; los dados de Local solo contra Escuadrillas en contacto.
VS-AIR-26 = Una batería que solo tiene dados de Local alcanza únicamente Escuadrillas en contacto.
VS-AIR-27 = Para atacar un barco una Escuadrilla debe haberse puesto en contacto con él en la fase de Movimiento.
VS-AIR-28 = Cualquier número y mezcla de Escuadrillas puede atacar un mismo barco.
VS-AIR-29 = En lugar de un barco un jugador puede designar sus aviones, una vez por turno; entonces atacan todas sus Escuadrillas que ataquen.
VS-AIR-30 = Sus ataques cuentan como simultáneos pero se resuelven uno a uno, en el orden que se quiera.
VS-AIR-31 = Cada Escuadrilla tira un D6 para acertar, tenga los dados de daño que tenga.
VS-AIR-32 = Cazas, bombarderos y torpederos aciertan con 5+, kamikazes con 4+, bombarderos en picado con 3+. Los modificadores de artillería no se aplican, salvo a los kamikazes.
VS-AIR-33 = Un acierto tira los dados de daño de la Escuadrilla contra el Blindaje como siempre, críticos incluidos.
VS-AIR-34 = Una Escuadrilla con 0 dados de daño no hace nada a un barco.
VS-AIR-35 = Tras atacar un barco una Escuadrilla debe repostar y rearmarse antes de volver a hacerlo.
VS-AIR-36 = Una Escuadrilla que ha gastado su carga lleva una ficha de rearme.
VS-AIR-37 = Aún puede librar combates aéreos cuantas veces haga falta.

## Dogfights

VS-DOG = Combates aéreos y escoltas
VS-DOG-1 = Una Escuadrilla que entra en contacto con otra enemiga está en combate aéreo.
VS-DOG-2 = Solo los cazas pueden hacerlo.
VS-DOG-3 = Las demás Escuadrillas se defienden cuando son atacadas.
VS-DOG-4 = Un caza puede tocar varias Escuadrillas enemigas que estén juntas.
VS-DOG-5 = El contacto termina el movimiento de ambas Escuadrillas en ese turno.
VS-DOG-6 = Toda Escuadrilla en contacto con un enemigo combate al final de la fase de Artillería.
VS-DOG-7 = Ambas tiran un D6 y suman su combate aéreo; la más alta destruye a la otra.
VS-DOG-8 = Una Escuadrilla suma +1 por cada Escuadrilla propia en contacto con ella que no esté en contacto con ningún enemigo.
VS-DOG-9 = Una Escuadrilla puede apoyar cualquier número de combates.
VS-DOG-10 = Una Escuadrilla de apoyo no inicia combates.
VS-DOG-11 = La vencedora destruye a la Escuadrilla con la que combate, nunca a las que la apoyan.
VS-DOG-12 = Con totales iguales todas siguen trabadas y combaten de nuevo el turno siguiente.
VS-DOG-13 = Ninguna Escuadrilla deja un combate antes de que todos sus enemigos sean destruidos.
VS-DOG-14 = Se tira una vez por cada par en contacto, en el orden que fija quien ganó la iniciativa; las Escuadrillas destruidas salen.
VS-DOG-15 = Una Escuadrilla en combate aéreo puede atacar antes, en la misma fase, el barco que toca.
VS-DOG-16 = Solo los cazas escoltan; se mantienen en contacto con las Escuadrillas que escoltan.
VS-DOG-17 = Un caza puede escoltar varias Escuadrillas, y varios cazas una sola.
VS-DOG-18 = Quien ataca una Escuadrilla escoltada tiene que atacar en su lugar a una de sus escoltas libres.
VS-DOG-19 = Cuando todas sus escoltas están combatiendo puede ser atacada, si se la alcanza sin atravesar otra Escuadrilla.

## Carriers

VS-CV = Portaaviones
VS-CV-1 = Cada portaaviones puede empezar con dos Escuadrillas en el aire como patrulla aérea de combate.
VS-CV-2 = Empiezan en cualquier punto de la zona de despliegue propia.
VS-CV-3 = Desde 7 puntos de exploración la mitad de las Escuadrillas de un portaaviones puede empezar en el aire, al menos dos; desde 10, todas.
VS-CV-4 = El viento solo importa si una flota tiene un portaaviones.
VS-CV-5 = Salvo que el escenario dé el viento, se tira un D6 por él antes de desplegar ningún barco.
VS-CV-6 = Un portaaviones navega contra el viento cuando su rumbo está a 45 grados o menos de donde este viene.
VS-CV-7 = Un portaaviones puede lanzar o recuperar una Escuadrilla por turno, en la fase de Movimiento.
VS-CV-8 = Para ello tiene que avanzar recto contra el viento, sin girar.
VS-CV-9 = En ese turno no puede dar otra Orden que ¡Despegue inmediato!.
VS-CV-10 = Una Escuadrilla lanzada se coloca a 1" o menos del portaaviones después de que este haya movido.
VS-CV-11 = No se mueve más este turno.
VS-CV-12 = Para ser recuperada una Escuadrilla se pone en contacto con la popa del portaaviones.
VS-CV-13 = Solo se lanzan y se recuperan Escuadrillas aptas para portaaviones.
VS-CV-14 = Un portaaviones con Tripulación 2 o más no lanza ni recupera.
VS-CV-15 = Lo que cuenta es el nivel en el momento de la operación.
VS-CV-16 = En la fase Final puede rearmarse cualquier número de Escuadrillas a bordo, con un chequeo de tripulación para cada una; quedan listas para el turno siguiente.
VS-CV-17 = Una Escuadrilla que falló puede volver a intentarlo en otro turno.
VS-CV-18 = Una Escuadrilla recuperada este turno puede rearmarse a su término y ser lanzada en el siguiente.
VS-CV-19 = Un portaaviones no puede recuperar más Escuadrillas de las que caben en él.

## Deep deployment

VS-DEEP = Despliegue profundo
VS-DEEP-1 = El despliegue profundo es posible donde el escenario lo permite; en War at Sea, desde 4 puntos de exploración.
VS-DEEP-2 = Antes de la batalla un jugador puede retirar portaaviones de la mesa al despliegue profundo.
VS-DEEP-3 = Cuantas Escuadrillas suyas quiera empiezan en su zona de despliegue.
VS-DEEP-4 = Las Escuadrillas aún a bordo pueden entrar en cualquier turno, en contacto con el borde propio de la mesa.
VS-DEEP-5 = Una Escuadrilla no puede ser atacada en el turno en que entra.
VS-DEEP-6 = Se mueve normalmente desde el turno siguiente.
VS-DEEP-7 = Cada portaaviones lanza una Escuadrilla por turno, dos con ¡Despegue inmediato!; allí el viento y el rumbo no importan.
VS-DEEP-8 = Las Escuadrillas enemigas que salen por el borde de esa flota pueden atacar un portaaviones en despliegue profundo.
VS-DEEP-9 = Antes, el dueño puede combatirlas con Escuadrillas que sigan a bordo.
VS-DEEP-10 = Los atacantes que sobreviven atacan entonces a los portaaviones.
VS-DEEP-11 = Todo ocurre en la fase de Artillería: combates aéreos, fuego antiaéreo, ataques. Los atacantes vuelven por el mismo borde en el turno siguiente.

## Observation

VS-OBS = Escuadrillas de observación
VS-OBS-1 = Los barcos con el rasgo Aviones llevan Escuadrillas de observación.
VS-OBS-2 = Antes de la batalla se manda a cada una explorar o guiar el fuego tras el horizonte.
VS-OBS-3 = No puede hacer lo otro.
VS-OBS-4 = Una Escuadrilla que guía el fuego observa un blanco cada vez.
VS-OBS-5 = Las Escuadrillas de observación nunca se mueven ni son atacadas.
VS-OBS-6 = No dan puntos de victoria.

## Kamikaze

VS-KAMI = Kamikazes
VS-KAMI-1 = Las Escuadrillas de kamikazes siguen estas reglas.
VS-KAMI-2 = El ataque se declara entrando en contacto con el blanco.
VS-KAMI-3 = El fuego antiaéreo se resuelve como siempre, pero los dados de Local tienen +1.
VS-KAMI-4 = La Escuadrilla tira para acertar después de todo el fuego antiaéreo.
VS-KAMI-5 = Un fallo puede repetirse.
VS-KAMI-6 = Acierta con 4+ y todos los modificadores menos los de distancia.
VS-KAMI-7 = El daño es el de siempre; una Cubierta acorazada quita 1 a cada dado.
VS-KAMI-8 = La Escuadrilla se retira acierte o no.
VS-KAMI-9 = Si el ataque cuesta algo de Casco, la Tripulación del blanco sube además 1, con todos sus efectos.
VS-KAMI-10 = Sin daño la Tripulación no sube.
VS-KAMI-11 = Se resuelve cuando su dueño designa sus aviones.

## Victory points

VS-VP = Puntos de victoria y retirada
VS-VP-1 = Un barco enemigo destruido da todos sus puntos.
VS-VP-2 = El que hace una retirada táctica da el 25 %.
VS-VP-3 = El que queda incapacitado da el 50 %.
VS-VP-4 = Una Escuadrilla destruida da sus puntos.
VS-VP-5 = Un barco da puntos una sola vez: un resultado mejor sustituye a otro menor.
VS-VP-6 = Un barco incapacitado que se retira da el 50 %.
VS-VP-7 = Los puntos de victoria se llevan en cuartos y nunca se redondean.
VS-VP-8 = Esto vale en todo escenario que no diga otra cosa.
VS-VP-9 = Un barco se retira saliendo por un borde de la mesa.
VS-VP-10 = Un barco retirado está a salvo y no vuelve.
VS-VP-11 = Si un escenario nombra bordes seguros, un barco que sale por otro cuenta como destruido.
VS-VP-12 = En War at Sea todos los bordes son seguros.

## Objectives

VS-OBJ = Objetivos
VS-OBJ-1 = Los jugadores acuerdan primero un total de puntos.
VS-OBJ-2 = Cada uno tira 2D6 por su objetivo: 2-3 ¡Destruir!, 4 Ruptura, 5 Línea defensiva, 6 Desgaste, 7 Barrer y despejar, 8 Dominación, 9 Retirada combatiendo, 10 Última resistencia, 11-12 Enemigo supremo.
VS-OBJ-3 = Una prioridad alta añade un 10 % a los puntos, una baja quita un 10 %.
VS-OBJ-4 = Las flotas se eligen cuando se conocen los puntos.
VS-OBJ-5 = El número de barcos exigido se redondea hacia arriba.
VS-OBJ-6 = Los barcos enviados a explorar no cuentan.
VS-OBJ-7 = ¡Destruir!: victoria mayor si todo barco enemigo está incapacitado o destruido; menor por más puntos de victoria.
VS-OBJ-8 = Ruptura: mayor si la mitad de tus barcos sale por el borde enemigo; menor por más puntos de victoria.
VS-OBJ-9 = Línea defensiva: mayor por más puntos de victoria si el enemigo no tiene una mayor; menor por más puntos de victoria.
VS-OBJ-10 = Desgaste: mayor por vez y media los puntos de victoria del enemigo; menor por más puntos.
VS-OBJ-11 = Barrer y despejar: menor si la mitad de tus barcos sale por el borde enemigo, mayor si además tienes más puntos de victoria.
VS-OBJ-12 = Dominación: al final, barcos en tres cuartos de la mesa sin barcos enemigos son victoria mayor, en dos menor.
VS-OBJ-13 = Retirada combatiendo: mayor si la mitad de tus barcos sale por tu borde y tienes más puntos de victoria; menor por más puntos. Cada barco que sale da al enemigo el 25 %.
VS-OBJ-14 = Última resistencia: mayor si hundes un barco y tienes más puntos de victoria; menor por más puntos.
VS-OBJ-15 = Enemigo supremo: menor si se destruye el barco enemigo de más puntos, mayor si además tienes más puntos de victoria.
VS-OBJ-16 = Más puntos de victoria significa más que el enemigo; con puntos iguales nadie tiene más.
VS-OBJ-17 = Los barcos que salen por un objetivo hacen una retirada táctica y dan al enemigo el 25 %.

## Deployment

VS-DEP = Despliegue
VS-DEP-1 = Ambos jugadores tiran un D10; los empates se repiten.
VS-DEP-2 = El más bajo despliega primero toda su flota, después el otro.
VS-DEP-3 = Elige una de las dos zonas, y el otro recibe la opuesta.
VS-DEP-4 = Los barcos que exploran no se despliegan.
VS-DEP-5 = El viento se tira antes de eso.
VS-DEP-6 = Cada barco tiene su puente en la zona, con cualquier rumbo, libre de otros barcos.

## Scouting

VS-SCOUT = Exploración
VS-SCOUT-1 = Antes del despliegue ambos jugadores apartan en secreto los destructores y cruceros que exploran.
VS-SCOUT-2 = También dicen qué Escuadrillas de observación exploran.
VS-SCOUT-3 = Nada más puede explorar.
VS-SCOUT-4 = Antes del turno 1 ambos revelan lo que han enviado.
VS-SCOUT-5 = Cada uno de esos barcos y Escuadrillas tira un D6.
VS-SCOUT-6 = Cada 5 o 6 gana un punto de exploración.
VS-SCOUT-7 = Un barco con Radar suma +1 y puede repetir, con Radar avanzado +2.
VS-SCOUT-8 = Cada jugador lee la tabla de exploración con sus propios puntos.
VS-SCOUT-9 = 2 puntos dan +1 a la iniciativa, 4 el despliegue profundo, 7 la zona ampliada y media dotación de Escuadrillas en el aire, 8 otro +1, 10 la zona superior y todas las Escuadrillas; cada fila incluye las anteriores.
VS-SCOUT-10 = Los exploradores que se redespliegan vuelven con la flota.
VS-SCOUT-11 = En cada fase Final cada barco que sigue explorando tira un D6 y regresa con un 6.
VS-SCOUT-12 = Entra en la siguiente fase de Movimiento por un borde al azar, donde quiera su dueño.
VS-SCOUT-13 = Las Escuadrillas de observación que exploran no vuelven.
VS-SCOUT-14 = Los exploradores que no regresan no se pierden ni dan puntos.

## War at Sea

VS-WAS = War at Sea
VS-WAS-1 = El orden es: puntos, objetivos, flotas, viento, Escuadrillas de observación y exploradores, despliegue, exploración y lo que da, salvas en abanico, turno 1.
VS-WAS-2 = La batalla dura 8 turnos.
VS-WAS-3 = Termina antes si una flota es destruida o se ha retirado.
VS-WAS-4 = Una victoria mayor gana a una menor, una menor a ninguna; todo lo demás es empate.
VS-WAS-5 = Lo que cada jugador ha logrado depende solo de su propio objetivo.
VS-WAS-6 = Los pares equilibrados son Desgaste contra ¡Destruir!, Desgaste contra Retirada combatiendo, Ruptura contra Línea defensiva, ¡Destruir! contra Última resistencia y Barrer y despejar contra Línea defensiva.
VS-WAS-7 = Estos conservan los puntos de su prioridad.

## National rules

VS-NAT-US = US Navy
VS-NAT-US-1 = Hasta finales de 1943 cada torpedo que acierta tira otro dado y solo estalla con 5 o más.
VS-NAT-US-2 = Ese dado se tira después de la evasión y antes del daño.
VS-NAT-US-3 = Las espoletas VT se toman para todos los cañones DP de un barco o para ninguno.
VS-NAT-US-4 = Con ellas pueden usarse todos los dados contra aviones en lugar de la mitad.
VS-NAT-US-5 = Llegan en 1943.
VS-NAT-US-6 = No cambian ni el alcance ni la prohibición de tirar a barcos en el mismo turno.
VS-NAT-JP = Marina Imperial Japonesa
VS-NAT-JP-1 = La Long Lance (Tipo 93) es un torpedo como los demás hasta 20".
VS-NAT-JP-2 = Más allá de 20" cada uno que acierta tira un D6 y falla salvo que saque un 6.
VS-NAT-JP-3 = Un barco con 3 o más dados de torpedos Tipo 93 puede lanzar una salva en abanico tras el despliegue, antes del turno 1.
VS-NAT-JP-4 = Cada uno de esos barcos tira un D6; con un 6 un barco enemigo al azar es alcanzado y no puede evadir.
VS-NAT-JP-5 = Los torpedos de Un solo disparo así lanzados quedan gastados; los de Carga lenta se recargan a tiempo.
VS-NAT-JP-6 = Un barco lanza como mucho una salva en abanico.
VS-NAT-JP-7 = Un portaaviones japonés con Tripulación 2 o más tiene -1 al control de daños.
VS-NAT-UK = Royal Navy
VS-NAT-UK-1 = Las espoletas VT son como en la US Navy.
VS-NAT-DE = Kriegsmarine
VS-NAT-DE-1 = La Kriegsmarine no tiene reglas especiales.
VS-NAT-FR = Marine Nationale
VS-NAT-FR-1 = La Marine Nationale no tiene reglas especiales.
VS-NAT-IT = Regia Marina
VS-NAT-IT-1 = Una flota con Escuadrillas que no son de portaaviones tiene -1 a la iniciativa toda la batalla.
VS-NAT-IT-2 = Una flota solo de aviones no la tiene.
VS-NAT-IT-3 = Todos los chequeos de tripulación tienen -1.
VS-NAT = Año y marina
VS-NAT-1 = El año de la batalla decide sobre barcos, reformas, Escuadrillas, espoletas VT y torpedos que fallan.
VS-NAT-2 = Una flota es de una sola marina.

## Cards

VS-CARD = Fichas de barco
VS-CARD-1 = Las distancias a quemarropa, corta y larga son un cuarto, la mitad y tres cuartos de la extrema, redondeando hacia abajo.
VS-CARD-2 = En las fichas impresas un barco queda incapacitado con un tercio de su Casco, redondeando hacia abajo.
VS-CARD-3 = Un guion en la perforación significa 0; una batería antiaérea de guiones no tiene dados ni alcances propios.
VS-CARD-4 = Northampton: tres torres de 3 dados, perforación 0, 1 dado de daño, y cañones ligeros de 5 pulgadas con DP, Restringido y Débil.
VS-CARD-5 = New Mexico: cuatro torres de 3 dados, es decir 12 dados al través y 6 a proa.
VS-CARD-6 = Yamato: por el través de babor sus tres torres grandes dan 9 dados y tres de las cuatro pequeñas 6.
VS-CARD-7 = Warspite: sus cañones de 4 pulgadas alcanzan de verdad más lejos que los de 6 pulgadas.
VS-CARD-8 = Bismarck: sus cañones de 5,9 pulgadas no son Débiles y pueden lograr críticos.

## Aircraft charts

VS-PLANE = Tablas de aviones
VS-PLANE-1 = El libro imprime dieciséis Escuadrillas; donde no se da perforación, es 0.
VS-PLANE-2 = Un avión con dos papeles son dos Escuadrillas distintas; el papel se elige con la flota y no cambia.
VS-PLANE-3 = Devastador es un rasgo de lo que lleva la Escuadrilla y no hace nada en un combate aéreo.
VS-PLANE-4 = El F4U-1 que el libro muestra como ejemplo es el de la tabla estadounidense.

## Examples

VS-EX = Ejemplos
VS-EX-1 = El Northampton, Casco 23/7, queda incapacitado con 16 puntos de daño y hundido con 23.
VS-EX-2 = Máquinas 3 quita en total 2" a la velocidad máxima.
VS-EX-3 = Un resultado de 6 en el control de daños baja el nivel en 2.
VS-EX-4 = ¡Inundar pañoles! deja Máquinas y Armas en 3 y Tripulación en 1 como mucho.
VS-EX-5 = Un barco incapacitado y luego hundido da sus puntos una vez.
VS-EX-6 = Un Blindaje de 7 solo se daña con una bonificación al dado de daño.
VS-EX-7 = El Northampton tiene Aviones 4: cuatro Escuadrillas de observación.
VS-EX-8 = El F4U-1 es un caza Resistente de 1942 con 30" y +3, 25 puntos, no apto para portaaviones.
VS-EX-9 = La torre A del Bismarck tira al costado del Warspite desde 25": los dados 4 y 3 dan un impacto, los dados de daño 1, 2 y 6 dos puntos; el 6 se convierte en Armas 1, que cuesta 1 punto más y un dado de todos los cañones ligeros.
VS-EX-10 = Contra un Warspite que evade, los aciertos 4 y 6 se repiten como 3 y 5, de modo que queda un impacto.
VS-EX-11 = Cañones Acoplados contra quien evade: cada dado se repite como mucho una vez, haya fallado o acertado.
VS-EX-12 = Un torpedo de Swordfish en el través del Bismarck con dados 2, 3, 5 y 6: el cinturón deja 5 de daño, y dos críticos llevan sus Máquinas a 4 y destruyen su puente.
VS-EX-13 = Un kamikaze que falla con un 2 puede repetir; el que cuesta Casco sube la Tripulación en 1.
VS-EX-14 = Armas 4 y Tripulación 2 tiran ambas por Propagación; con un 5 y un 2 solo sube Armas.
VS-EX-15 = El Warspite queda incapacitado con Casco 24: cada torre y cada rasgo tiran un D6, su velocidad cae a 2.5" y sus dados menores quedan a la mitad.
VS-EX-16 = Seis dados de Local contra tres Escuadrillas, 2 cada una: un 5 derriba a un torpedero en contacto, un 6 no derriba a una Resistente, un 6 derriba a otra.
VS-EX-17 = Un Zero con +2 y un apoyo saca 3 contra un Corsair con +3 que saca 3: empate.
VS-EX-18 = El Northampton con Máquinas 2 tiene 5" y necesita 3" antes de cada giro.
VS-EX-19 = Un destructor que echa humo a lo largo de 7" deja dos marcadores.
VS-EX-20 = Una iniciativa de 3 con +2 contra 6 con -1 es un empate y se repite.
VS-EX-21 = De 7 barcos 2 exploran: 3 de los otros 5 tienen que romper el cerco.
VS-EX-22 = De 1350 puntos gastados 335 pueden ser Escuadrillas de tierra, 340 no.

## Geometry

VS-GEO = La mesa
VS-GEO-1 = Las longitudes son centésimas enteras de pulgada, los rumbos grados enteros en sentido horario desde el norte.
VS-GEO-2 = Las posiciones se calculan con una tabla fija de senos y se redondean a 1/100" tras cada tramo recto, igual en toda máquina.
VS-GEO-3 = La distancia recorrida es la suma de los tramos ordenados.
VS-GEO-4 = Los alcances se comparan con exactitud.
VS-GEO-5 = Alcances y arcos no tienen tolerancia; el contacto de bases tiene una de 0.05", tras la cual la pieza se pone en contacto.
VS-GEO-6 = Un registro guarda órdenes y dados; las posiciones se siguen de ellos.
VS-GEO-7 = Cada tirada se anota con su motivo, y una partida puede tirarse de nuevo desde su semilla.
VS-GEO-8 = La mesa mide 72" por 48", con las flotas en los bordes largos.
VS-GEO-9 = El borde propio, el enemigo y los dos bordes cortos son cosas distintas para objetivos, despliegue profundo y exploradores.
VS-GEO-10 = Un barco deja la mesa cuando su puente pasa el borde; sobre la línea sigue en ella. El resto de su movimiento se pierde.
VS-GEO-11 = Las Escuadrillas solo salen por el borde enemigo contra portaaviones en despliegue profundo, o por el propio para posarse en uno.
VS-GEO-12 = Dominación cuenta los cuartos de la mesa; un puente justo en una línea divisoria no está en ninguno.
VS-GEO-13 = Un rumbo es una lista de tramos rectos y giros; los tramos seguidos cuentan como uno.
VS-GEO-14 = Un recorrido es legal si no supera la velocidad, es de al menos 1" o de toda la velocidad que haya, y tiene su tramo antes de cada giro: 2", Ágil 1", desde Máquinas 2 3".
VS-GEO-15 = ¡Virar! tiene exactamente un giro, de hasta 90 grados.
VS-GEO-16 = Un barco Torpe hace como mucho un giro.
VS-GEO-17 = La velocidad de un incapacitado es la mitad exacta, tras las pérdidas de máquinas: de 5" quedan 2.5".
VS-GEO-18 = La velocidad al evadir es la mitad redondeada a la pulgada superior: de 5" quedan 3".
VS-GEO-19 = Un barco trabado hacia un lado gira 45 grados tras cada tramo de la longitud justa, mientras quepa otro; el último puede ser más corto. Si es Torpe lo hace una sola vez.
VS-GEO-20 = Un barco que no puede moverse tiene el recorrido vacío.
VS-GEO-21 = El nuevo rumbo es el anterior con todos los giros sumados.
VS-GEO-22 = Si un blanco queda a proa o al través se calcula en el sistema del propio barco.
VS-GEO-23 = Está en el arco de proa si queda al menos tan a proa como a un lado, y así en redondo; las líneas pertenecen a ambos arcos.
VS-GEO-24 = Para la gran silueta y para el Cinturón antitorpedo el atacante debe estar estrictamente al costado del blanco.
VS-GEO-25 = Dos puentes en un mismo punto: todo arco bate, la distancia es a quemarropa y no hay gran silueta.
VS-GEO-26 = La visión es la línea de puente a puente. El humo la tapa si la línea pasa por dentro de un marcador, la tierra si la cruza.
VS-GEO-27 = Un marcador de humo tiene 1" de ancho y queda justo a popa del barco.
VS-GEO-28 = Un barco cuyo puente está dentro de un marcador no puede atacar ni ser atacado.
VS-GEO-29 = Un modelo es un rectángulo con la eslora y la manga del barco a 1/1800, con el puente en su centro.
VS-GEO-30 = Proa y popa quedan a media eslora por delante y por detrás del puente.
VS-GEO-31 = La peana de una Escuadrilla es un disco de 1" de ancho.
VS-GEO-32 = Una Escuadrilla está en contacto con un barco cuando su peana toca el modelo.
VS-GEO-33 = Dos Escuadrillas están en contacto cuando sus peanas se tocan.
VS-GEO-34 = Una Escuadrilla toca la popa cuando está en el arco de popa del portaaviones, a 1" o menos de ella.
VS-GEO-35 = Las Escuadrillas propias pueden compartir lugar; el contacto con una enemiga detiene el movimiento.
VS-GEO-36 = Una Escuadrilla sobrevuela un barco cuando su camino cruza el modelo; cada cruce es una ocasión para el fuego Local. Solo tocarlo, no.
VS-GEO-37 = Un barco que acabaría sobre otro se desplaza de costado desde la línea central de este hasta que apenas se tocan; sobre la línea misma su dueño dice a qué lado. Eso no es movimiento.
VS-GEO-38 = Se desplaza el barco que llega, nunca el que no puede moverse.
VS-GEO-39 = Una Escuadrilla lanzada queda a 1" o menos del modelo del portaaviones y no toca ninguna enemiga.
VS-GEO-40 = La zona normal tiene 12" de fondo y guarda 12" de los bordes cortos; la ampliada tiene 16" y la superior 20" de fondo, a todo lo ancho.
VS-GEO-41 = Ningún barco se redespliega a menos de 12" de un barco enemigo.
VS-GEO-42 = Un explorador que regresa empieza con su puente en el borde, con rumbo hacia la mesa, y hace un movimiento normal.
VS-GEO-43 = El viento viene de un borde; un rumbo a 45 grados o menos de él es contra el viento.
VS-GEO-44 = Una Escuadrilla de un portaaviones en despliegue profundo empieza con su peana tocando el borde propio.

## Decisions

VS-FSM = Decisiones
VS-FSM-1 = Cada decisión tiene su lugar en el turno, y una batalla acaba tras su último turno.
VS-FSM-2 = Donde solo hay una posibilidad no se pregunta a nadie.
VS-FSM-3 = Un barco destruido sale de todo lo que aún quedaba por hacer.
VS-FSM-4 = Nada puede deshacerse después de tirar un dado o de mostrar algo oculto.
VS-FSM-5 = Toda decisión tiene una respuesta sencilla: el avance recto más corto, ninguna Orden, ningún disparo, aviones que se quedan, un reparto igual de los dados antiaéreos.

## Secrets

VS-HID = Lo oculto
VS-HID-1 = A cada jugador se le dice solo lo que puede saber; de los exploradores enemigos nada, ni siquiera cuántos, antes de que se revelen.
VS-HID-2 = Una elección secreta se sella al hacerla y se comprueba al revelarla.
VS-HID-3 = Los espectadores ven lo que saben ambos jugadores.
VS-HID-4 = Un jugador automático decide con lo que su asiento puede saber.

## Rulings on the text

VS-A-01 = El valor a quemarropa se perdió en el texto: +1, pues la lista baja en pasos iguales.
VS-A-02 = Se perdieron los signos menos de larga, extrema, destructor, blanco rápido y torpedo: todos son penalizaciones.
VS-A-03 = El rasgo DF de una ficha se lee como DP.
VS-A-04 = Las torres del Northampton tienen 3 dados, perforación 0 y 1 dado de daño.
VS-A-05 = Los bordes de las bandas pertenecen a la más próxima, y más allá de 30" solo caben ataques tras el horizonte.
VS-A-06 = Restringido limita cada costado por separado: media dotación actual, redondeando hacia arriba, a babor y otra a estribor, sin límite a proa ni a popa. Un blanco en el límite cuenta como de costado.
VS-A-07 = El fuego DP alcanza la mitad de la distancia extrema con media dotación actual, necesita un 6 como el antiaéreo y cierra todo el sistema a otros blancos este turno.
VS-A-08 = Una batería antiaérea de guiones no tiene dados ni alcance propios, solo Local; la incapacitación reduce ambos por separado.
VS-A-09 = El fuego Local contra una Escuadrilla que pasa es voluntario, una descarga por cruce y solo contra ella.
VS-A-10 = Las bonificaciones contra Escuadrillas grandes, kamikazes y torpederos en contacto se suman; nada más modifica los dados antiaéreos.
VS-A-11 = Las baterías antiaéreas con blanco tienen que disparar, y su dueño solo reparte los dados. Ambos bandos declaran antes de que nadie tire.
VS-A-12 = Los impactos en Escuadrillas resistentes se cuentan por sistema y descarga; no se recuerda nada.
VS-A-13 = Los modificadores de artillería no afectan a los ataques de aviones; los kamikazes usan los de destructor, blanco rápido o inmóvil y gran silueta.
VS-A-14 = ¡Evadir! hace repetir a cañones, torpedos y Escuadrillas que atacan, pero no a las salvas en abanico, los combates aéreos ni el fuego antiaéreo.
VS-A-15 = Una repetición por dado: un acierto contra quien evade se repite en firme, un fallo según la regla del atacante, también en firme.
VS-A-16 = Los dados Devastadores hacen su cara en daño menos cinturón o cubierta, pero un 1 natural no hace nada. Las caras 5 y 6 son críticas sin comprobación, y los torpedos aéreos cuentan para el cinturón.
VS-A-17 = La perforación y el tiro en picado nunca crean ni borran un 1 o un 6 natural, y un crítico no exige atravesar.
VS-A-18 = La comprobación de crítico es una tirada nueva sin modificadores.
VS-A-19 = Las cadenas acaban cada subida antes de la siguiente; solo un impacto de verdad repite el nivel 6. El de un kamikaze en la Tripulación lo es.
VS-A-20 = La Propagación se tira primero por los barcos de quien ganó la iniciativa, por orden de zonas y solo en las ya amenazadas; una zona con 6 no tira.
VS-A-21 = Un salto de varios niveles aplica cada uno por orden.
VS-A-22 = Cada penalización pertenece a una zona y un nivel y vale mientras la zona esté tan alta. Una nueva subida al mismo nivel sortea de nuevo.
VS-A-23 = Inundar los pañoles no es reparar: baja hasta un 6, y no exige que haya fuego.
VS-A-24 = Primero se restan los dados perdidos, luego cada mitad redondea hacia abajo. Una clase de armas sin dados cuenta como ausente.
VS-A-25 = Una torre al azar es una que aún funciona; si no queda ninguna el resultado no tiene más efecto.
VS-A-26 = En un barco sin torres Armas 4 y 5 reducen cada uno los cañones ligeros a la mitad para siempre.
VS-A-27 = Donde el libro no da redondeo, en la velocidad del incapacitado, es la mitad exacta.
VS-A-28 = La incapacitación se mira tras el daño de cada sistema, críticos incluidos, y ocurre una vez. Tiran los rasgos impresos y las torres que aún funcionan.
VS-A-29 = Un barco incapacitado es Torpe y por tanto no puede evadir; la velocidad nunca se reduce dos veces.
VS-A-30 = Un barco más lento que 1" recorre exactamente su velocidad; el más lento que su tramo no puede girar.
VS-A-31 = Un barco gira sobre su puente sin coste, también al final del movimiento, tras un tramo hecho en el mismo.
VS-A-32 = El timón dañado anula Ágil. ¡Virar! exige el tramo y está permitido a los barcos Torpes.
VS-A-33 = Un barco trabado gira los 45 grados completos en cada tramo y no puede virar; cuánto avanza es libre.
VS-A-34 = Un portaaviones que intentó otra Orden que no fuera ¡Despegue inmediato! no lanza ni recupera, aunque fallase.
VS-A-35 = Una Orden fallida queda gastada, y tampoco tiene efectos malos.
VS-A-36 = ¡Todos a cubierta! afecta a los ataques a barcos, no al fuego antiaéreo; con fuego en máquinas no da control de daños.
VS-A-37 = Nadie pasa mientras quede algo por designar. Los aviones son una sola designación, y existe si alguna Escuadrilla puede atacar.
VS-A-38 = Los ataques aéreos surten efecto uno a uno; las Escuadrillas cuyo blanco ya no está han gastado su carga.
VS-A-39 = Un barco dispara sistema a sistema en el orden que se quiera. En cada sistema: dados de ataque, dados de daño, Casco, comprobaciones, críticos e incapacitación.
VS-A-40 = En el límite baten ambos arcos; la silueta y el cinturón exigen una demora estrictamente de costado.
VS-A-41 = Solo son inmóviles los blancos en tierra, fondeados o varados; unas máquinas averiadas no bastan.
VS-A-42 = Un blanco rápido se juzga por la longitud de su recorrido este turno, sin contar desplazamientos.
VS-A-43 = A quemarropa los cañones principales no tiran a destructores, lanchas ni submarinos salvo con Seguimiento rápido; los blancos en tierra se permiten.
VS-A-44 = El humo queda en la estela y tapa toda línea que lo cruce, pero no el fuego ni los ataques en contacto, ni el movimiento.
VS-A-45 = Tras el horizonte los dados se reducen por sistema, cuenta el tiro en picado y los observadores nombran su blanco cada fase de Artillería.
VS-A-46 = Cada blanco nombrado recibe al menos 1 dado. Los cañones ligeros pueden dejar dados sin usar, las baterías antiaéreas no mientras haya blanco.
VS-A-47 = Un solo disparo se aplica a cada torpedo, de modo que el resto del montaje sigue disponible.
VS-A-48 = Un montaje de Carga lenta puede lanzar lo que tiene; una recarga completa cuesta un turno entero sin lanzar.
VS-A-49 = Una salva en abanico que acierta es un torpedo de costado contra cualquier barco enemigo en la mesa, sin más tiradas por distancia ni evasión.
VS-A-50 = Los torpedos que fallan afectan a barcos y aviones de la US Navy, después de la evasión.
VS-A-51 = La Long Lance tira a más de 20", no justo a esa distancia, después de la evasión.
VS-A-52 = Una Escuadrilla alcanzada por un caza enemigo antes de que mueva su bando no puede mover este turno.
VS-A-53 = Cada par en contacto combate una vez por turno; el apoyo se juzga al tirar.
VS-A-54 = Una Escuadrilla en combate aéreo puede atacar el barco que toca. Una opción lo prohíbe.
VS-A-55 = Una Escuadrilla escoltada solo puede ser atacada cuando toda su escolta combate; un camino a través de otra peana no es camino.
VS-A-56 = El contacto con una Escuadrilla enemiga protege a ambas del fuego antiaéreo y DP, pero no del fuego Local mientras mueven.
VS-A-57 = Un ataque declarado gasta la carga, acierte o no. Las Escuadrillas de tierra nunca se rearman, y los cazas sin dados de daño no atacan barcos.
VS-A-58 = Un portaaviones hace una operación por turno, dos con ¡Despegue inmediato! en cualquier mezcla, y una Escuadrilla puede posarse en cualquiera propio con sitio.
VS-A-59 = Contra el viento significa un rumbo a 45 grados o menos de la perpendicular al borde.
VS-A-60 = Los barcos mueven antes: un portaaviones que avanzó recto contra el viento tiene la cubierta abierta para las Escuadrillas que siguen.
VS-A-61 = Media dotación en el aire se redondea hacia arriba y nunca es menos de dos.
VS-A-62 = Ataques a portaaviones en despliegue profundo: un combate por par, fuego antiaéreo como en contacto, luego los ataques. Una Escuadrilla que empata no ataca.
VS-A-63 = El rearme es un chequeo del portaaviones; Tripulación 2 no lo impide.
VS-A-64 = Aviones X es el número de Escuadrillas de observación; perder el rasgo en la batalla no cambia nada.
VS-A-65 = Los kamikazes atacan con los demás aviones; el que ha atacado no da puntos al enemigo.
VS-A-66 = Un barco da solo los puntos de su peor suerte. Las Escuadrillas que se hunden con un portaaviones no dan puntos propios.
VS-A-67 = Salir por un objetivo es igualmente una retirada táctica.
VS-A-68 = La mitad de tus barcos se calcula sin exploradores ni portaaviones en despliegue profundo; los hundidos siguen contando.
VS-A-69 = Más puntos significa estrictamente más. Desgaste exige vez y media los puntos del enemigo y más de 0.
VS-A-70 = La Línea defensiva se juzga después de los demás objetivos.
VS-A-71 = Un barco no incapacitado que se retira niega a ¡Destruir! su victoria mayor; los exploradores que no volvieron no cuentan.
VS-A-72 = Dominación cuenta los barcos en la mesa, también los incapacitados, tras la última fase Final.
VS-A-73 = Si varios barcos enemigos comparten el valor más alto, sirve cualquiera.
VS-A-74 = Una flota ha desaparecido cuando no tiene barcos en la mesa, en despliegue profundo ni explorando; la de aviones, cuando no tiene Escuadrillas.
VS-A-75 = Los puntos se redondean hacia abajo, los no gastados se pierden y el cuarto se mide sobre lo gastado.
VS-A-76 = Los modificadores de iniciativa se suman antes de comparar; el italiano se fija al principio.
VS-A-77 = Quien saca menos elige zona y despliega todo. El redespliegue empieza por el total de exploración más bajo.
VS-A-78 = Puede explorar cualquier número de cruceros y destructores, pero hay que desplegar al menos un barco.
VS-A-79 = Los exploradores tiran por volver desde el turno 1 y no pueden negarse; un 6 en el último turno llega tarde.
VS-A-80 = Tras los dos pasos impresos de la fase Final vienen el rearme, los exploradores, el humo y el fin de la partida.
VS-A-81 = Las espoletas VT no cuestan nada y se eligen con la flota.
VS-A-82 = El año se acuerda con los puntos, y una flota es de una sola marina. Un barco navega desde el año de su propia ficha, o de la que comparte con su clase.
VS-A-83 = Lanchas, submarinos, instalaciones e islas se nombran sin reglas y no aparecen.
VS-A-84 = La torre AA del Yamato es una torre de cañones de 6,1 pulgadas y no una batería antiaérea.
VS-A-85 = Que los cañones de 4 pulgadas alcancen más que los de 6 pulgadas no es un error.
VS-A-86 = El New Mexico y sus gemelos tienen Aviones 3.
VS-A-87 = Un impacto vital repetido causa de nuevo su daño; un nuevo bloqueo del timón sustituye al anterior. Un pañol en llamas detiene también el fuego antiaéreo.
VS-A-88 = El control de daños, la tripulación, la iniciativa y el fuego antiaéreo usan resultados; los críticos y los ataques tras el horizonte usan caras.
VS-A-89 = Ninguna regla de este libro pide un chequeo enfrentado.
VS-A-90 = Los barcos pueden atravesarse, y las Escuadrillas nunca se apilan con ellos.
VS-A-91 = Una Escuadrilla puede tocar varios barcos pero ataca a uno, nombrado al entrar en contacto.
VS-A-92 = Hay dos bandos.
VS-A-93 = Los objetivos se juzgan por separado, de modo que ambos bandos pueden lograr una victoria mayor, lo que es un empate.
VS-A-94 = Cuenta todo hasta la última fase Final.

## Rulings on lost components

VS-L-01 = El modificador a quemarropa se perdió: +1.
VS-L-02 = El diagrama de arcos se perdió: cuatro cuadrantes de 90 grados.
VS-L-03 = La plantilla de giro se perdió: un barco pivota sobre su puente.
VS-L-04 = El diagrama del viento se perdió: 1-2 norte, 3 este, 4-5 sur, 6 oeste.
VS-L-05 = El tamaño de la mesa no se da: 72" por 48".
VS-L-06 = La zona normal se perdió: 12" de fondo, a 12" de los bordes cortos.
VS-L-07 = La zona ampliada se perdió: 16" de fondo, a todo lo ancho.
VS-L-08 = La zona superior se perdió: 20" de fondo, a todo lo ancho, nunca a menos de 12" de un barco enemigo.
VS-L-09 = El mapa de barcos que regresan se perdió: 1-3 borde propio, 4 oeste, 5 este, 6 borde enemigo.
VS-L-10 = Un marcador de humo es un disco de 1" de ancho.
VS-L-11 = Fichas y marcadores se muestran en las fichas de los barcos.
VS-L-12 = Los modelos tienen la eslora y la manga reales a 1/1800, con el puente en el centro.
VS-L-13 = La peana de una Escuadrilla es un disco de 1" de ancho.
VS-L-14 = Los puntos de tres barcos impresos se perdieron y se toman de una transcripción pública.
VS-L-15 = Los reversos de las fichas se perdieron; las reformas vienen de transcripciones públicas.
VS-L-16 = Las fichas que no se conservan se deducen de la historia con las escalas de las que sí.
VS-L-17 = No hay ningún montaje de torpedos impreso; los nuestros vienen de transcripciones públicas.
VS-L-18 = No hay ninguna ficha de portaaviones impresa; el número de Escuadrillas viene de transcripciones públicas.
VS-L-19 = Las Escuadrillas de observación no necesitan fila propia.
VS-L-20 = Faltan reglas para barcos civiles, lanchas, submarinos e instalaciones.
VS-L-21 = La perforación del Northampton se lee como 0, y su año es el histórico.
VS-L-22 = Las torres laterales del Yamato disparan a babor y a estribor.
VS-L-23 = De los escenarios solo se conserva War at Sea; las batallas fijas son nuestras.
VS-L-24 = El número de dados de la caja no impone límite.
VS-L-25 = Los números de página del libro se sustituyen por los números de cláusula.
VS-L-26 = Los signos menos de la lista de modificadores se han restituido.

## Corrections of a second reading

VS-E-1 = Un salto por crítico Devastador aplica cada nivel atravesado.
VS-E-2 = Toda la clase New Mexico tiene Aviones 3.
VS-E-3 = El Tirpitz sin reformas es la ficha impresa del Bismarck.
VS-E-4 = El Tirpitz tiene sus montajes de torpedos iguales en ambas bandas.
VS-E-5 = El Bismarck cuesta 600 puntos, 605 desde 1941; el Tirpitz 685 desde 1941.
VS-E-6 = Los destructores transcritos pueden quedar incapacitados en otro punto que un tercio de su Casco.
VS-E-7 = Los cañones de 4 pulgadas de Edinburgh y Belfast tienen 15" de distancia larga; la clase Dale no tiene alcances antiaéreos.
VS-E-8 = Las grafías de las demás fichas se han unificado, con un informe.
VS-E-9 = El número de Escuadrillas es una capacidad y no un rasgo. Cargas de profundidad y Cazasubmarinos no tienen efecto aquí, pero se tira por ellos al quedar incapacitado.
VS-E-10 = Los barcos de la Regia Marina y la Marine Nationale se deducen de la historia, y sus puntos por una fórmula.
VS-E-11 = Los modelos son tan largos y anchos como los barcos a 1/1800.
VS-E-12 = La velocidad no depende del orden de los daños: primero las pérdidas de máquinas, luego la mitad del incapacitado.
VS-E-13 = Una cadena dentro de un salto que sube la misma zona no se suma; vale el nivel más alto.
VS-E-14 = Una tirada Devastadora igual al nivel actual, por debajo de 6, causa de nuevo su daño extra, pero no una segunda penalización.
VS-E-15 = Todo Casco que cuesta un kamikaze, daño extra de críticos incluido, sube la Tripulación.
VS-E-16 = Un barco sale por el borde que su camino cruza primero; por una esquina lo dice su dueño.
VS-E-17 = Para una salva en abanico se suman los dados de todos los montajes Tipo 93 cargados de un barco. Como dice el libro, gasta los montajes de Un solo disparo, y los de Carga lenta están cargados de nuevo al empezar la batalla.
VS-E-18 = El ejemplo de fuego antiaéreo mezcla marinas y solo trata de dados.
VS-E-19 = A los blancos en tierra se les puede tirar a quemarropa con cañones principales.
VS-E-20 = El borde propio y el enemigo siguen la zona que se eligió.

## How it is played here

VS-D-1 = Un kamikaze que falla y un explorador con radar que no encuentra nada repiten siempre la tirada: no se pregunta, porque nadie pierde con ello.
VS-D-2 = Las Escuadrillas de un bando mueven una tras otra, en el orden que quiera su dueño, y el fuego Local cae al paso de cada una.
VS-D-3 = Toda Escuadrilla que se movió contra un barco ataca cuando se nombran los aviones; ninguna puede reservarse.
VS-D-4 = Las escoltas solo protegen a Escuadrillas de otros papeles: a un Caza siempre se le puede salir al paso.
VS-D-5 = Las Escuadrillas que atacaron portaaviones en despliegue profundo vuelven por donde salieron de la mesa.
VS-D-6 = Una Escuadrilla comprada sin portaaviones tiene base en tierra y nunca aterriza en uno, aunque su tipo pudiera.
VS-D-7 = Si lo revelado concuerda con el sello de la exploración se dice a ambos bandos; un sello roto no tiene otra consecuencia.
VS-D-8 = Un montaje de Carga lenta que no está lleno se recarga solo al final del primer turno en que no dispara.
VS-D-9 = ¡Todos a cubierta! repara todas las zonas dañadas que se puedan reparar, o ninguna; un portaaviones a cuyo control de daños estorba un incendio combate primero el incendio.
VS-D-10 = Un Caza que toca a varias Escuadrillas enemigas combate con las que nombra su dueño.
VS-D-11 = Donde nadie decide, las armas Locales disparan a quien pasa por encima, los dados antiaéreos se reparten por igual y la tripulación repara la zona con el nivel más alto.
VS-D-12 = Una segunda lectura del reglamento corrigió algunos detalles que se jugaban de otro modo. Las partidas empezadas antes siguen como empezaron; una opción lo mantiene en las nuevas.
VS-D-13 = Los dados que ha perdido un montaje de torpedos limitan lo que lanza en un turno, no lo que lleva cargado.
VS-D-14 = Un destructor que evade cuenta como blanco rápido según la velocidad máxima que tenía al recibir la orden; lo que lo alcance después no lo cambia en este turno.
