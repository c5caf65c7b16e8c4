## Preparación

DS-SET = Preparación
DS-SET-1 = Hay dos bandos, el alemán y el británico. Antes de nada, cada uno queda en manos de un jugador o de un equipo.
DS-SET-2 = El bando alemán tiene exactamente dos buques: el Bismarck y el Prinz Eugen.
DS-SET-3 = El bando británico tiene exactamente dos buques: el Hood y el Prince of Wales.
DS-SET-4 = Todas las tiradas del juego se hacen sumando dos dados de seis caras, así que dan de 2 a 12.
DS-SET-5 = Cada bando tiene su propia baraja de 52 cartas sin comodines: cuatro cartas de cada valor, del 2 al as.
DS-SET-6 = Cada baraja se mezcla por separado antes de empezar. Lo que roba un bando nunca altera la baraja del otro.
DS-SET-7 = Cada buque posee dos marcadores de pique, ocho en el juego básico, y siempre se ve a qué buque pertenece cada uno. Al principio están todos en reserva.
DS-SET-8 = El bando británico elige exactamente un almirante: Tovey o Holland.
DS-SET-9 = El almirante británico embarca en el Hood y lo manda: el buque usa sus puntos, su valor de moral y su habilidad.
DS-SET-10 = Después, el bando británico elige un capitán para el Prince of Wales.
DS-SET-11 = Los oficiales británicos no cuestan nada, de modo que cualquier almirante combina con cualquier capitán.
DS-SET-12 = El almirante Lütjens está siempre en juego con los alemanes. Va a bordo del Bismarck y no se paga del presupuesto.
DS-SET-13 = Los alemanes compran un capitán para el Bismarck y otro para el Prinz Eugen con un presupuesto total de 5 puntos.
DS-SET-14 = Los alemanes pueden gastar menos de 5 puntos. Lo que sobre se pierde.
DS-SET-15 = Cada buque alemán necesita su propio capitán, y los dos capitanes deben ser distintos.
DS-SET-16 = Por eso el Bismarck lleva dos cartas de oficial: Lütjens y el capitán comprado para él.
DS-SET-17 = Ambos bandos eligen a sus oficiales en secreto. Las elecciones se revelan a la vez, cuando las dos están cerradas.
DS-SET-18 = Los buques empiezan en casillas y con rumbos fijos: el Prinz Eugen en C2 y el Bismarck en D2, ambos hacia el suroeste; el Hood en G6 y el Prince of Wales en H7, ambos hacia el noroeste.
DS-SET-19 = Al empezar, ningún buque tiene daños, piques encima ni marcador de moral quebrada.
DS-SET-20 = Los jugadores británicos solo usan oficiales británicos, y los alemanes solo oficiales alemanes.

## Capitanes

DS-CAP = Capitanes
DS-CAP-1 = La carta de un capitán muestra cinco datos: nombre y empleo, puntos de capitán, valor de moral, precio (solo las cartas alemanas) y habilidad especial.
DS-CAP-2 = Al comienzo de cada turno, cada capitán vuelve a tener todos sus puntos de capitán.
DS-CAP-3 = Los puntos que no se gastan antes del final del turno se pierden. Nunca se acumulan.
DS-CAP-4 = Los puntos de capitán sirven para cuatro cosas exactamente: movimiento, tiro, control de averías y moral. Nunca modifican una tirada de pañol ni la tirada de velocidad.
DS-CAP-5 = Todas las fases del turno se pagan de la misma reserva. Lo que gastes al principio te faltará después.
DS-CAP-6 = No puedes gastar más puntos de los que quedan en la reserva.
DS-CAP-7 = Movimiento: 3 puntos compran la maniobra combinada, es decir, girar y avanzar en el mismo turno.
DS-CAP-8 = Tiro: cada 2 puntos bajan en 1 el valor de tiro.
DS-CAP-9 = Un punto suelto dedicado al tiro no tiene efecto, pero se gasta igualmente.
DS-CAP-10 = Control de averías: cada punto suma 1 a la tirada de reparación. Puedes gastar todos los que tengas.
DS-CAP-11 = Moral: cada punto baja en 1 el valor de moral.
DS-CAP-12 = Los puntos de un capitán solo sirven para el buque que manda. Lütjens es la excepción, igual que las habilidades que así lo digan.
DS-CAP-13 = Los puntos de Lütjens pueden gastarse en cualquiera de los dos buques alemanes, repartidos como quieras y sumados a los del capitán del buque.
DS-CAP-14 = Los puntos para tiro, reparación y moral se comprometen antes de tirar los dados. La maniobra combinada se paga cuando ya se conoce la tirada de velocidad.
DS-CAP-15 = Cada impacto en el puente quita al buque 1 punto de capitán por turno durante el resto de la partida, sin bajar nunca de 0.
DS-CAP-16 = El valor de moral es el resultado que hay que igualar o superar con dos dados en un chequeo de moral.
DS-CAP-17 = El precio de un capitán solo importa cuando los alemanes lo compran. No tiene efecto durante la partida.
DS-CAP-18 = Cada capitán tiene una habilidad especial, que funciona como dice su carta. Usarla es siempre voluntario; la que vale una vez por partida se agota al usarla.
DS-CAP-19 = El Bismarck hace los chequeos de moral con el valor del capitán comprado para él, no con Lütjens.
DS-CAP-20 = Un impacto en el puente del Bismarck cuesta un punto de su capitán comprado, nunca de Lütjens.
DS-CAP-21 = Cuando un buque se hunde o sale del mapa, se acaban los puntos y la habilidad de su capitán. Con el Bismarck también los de Lütjens; con el Hood, los del almirante británico.

## Buques

DS-SHP = Buques
DS-SHP-1 = Un buque se describe con cinco datos: nombre y clase, valor de velocidad, valor de tiro, casco y listas de blindaje.
DS-SHP-2 = Las clases son acorazado (BB), crucero de batalla (BC) y crucero pesado (CA); la tabla de artillería añade crucero ligero (CL) y destructor (DD). El Bismarck y el Prince of Wales son acorazados, el Hood es un crucero de batalla y el Prinz Eugen, un crucero pesado.
DS-SHP-3 = Los acorazados y los cruceros de batalla comparten una fila y una columna de la tabla de artillería.
DS-SHP-4 = En juego, la clase de un buque solo importa para dos cosas: la distancia a la que un impacto roba varias cartas y la lista de blindaje que se aplica. En las batallas mayores dice además si cuenta para la victoria.
DS-SHP-5 = Valor de velocidad: la tirada de velocidad de su bando debe alcanzarlo para que el buque pueda avanzar este turno.
DS-SHP-6 = Los daños suben el valor de velocidad, así que un buque dañado avanza menos a menudo.
DS-SHP-7 = Valor de tiro: la cifra de partida que hay que igualar o superar con dos dados para acertar, antes de modificadores. La del Bismarck es 5.
DS-SHP-8 = Casco: el buque se hunde en cuanto sus daños en el casco alcanzan esta cifra. Con un casco de 35 sigue a flote con 34 puntos y se pierde con 35 o más.
DS-SHP-9 = Una lista de blindaje indica los valores de carta que hacen daño. Una carta cuyo valor no figura en la lista no hace nada.
DS-SHP-10 = Cada buque tiene una lista de blindaje distinta para cada clase de atacante; la misma carta puede dañarlo si dispara un acorazado y rebotar si dispara un crucero.
DS-SHP-11 = Los palos de las cartas no importan nunca.
DS-SHP-12 = Un buque hundido deja el juego en cuanto se han aplicado los daños. Su casilla queda libre, no se le puede disparar, no participa en ninguna fase posterior y los piques vuelven a sus dueños.

## Mapa

DS-MAP = Mapa
DS-MAP-1 = El mar es una cuadrícula de 8 por 8 casillas. Las columnas A a H van de oeste a este y las filas 1 a 8, de norte a sur.
DS-MAP-2 = Nunca hay más de un buque en una casilla, sea amigo o enemigo.
DS-MAP-3 = Un buque apunta a un lado o a una esquina de su casilla, lo que da ocho rumbos separados 45 grados.
DS-MAP-4 = El borde norte está cerrado por los hielos de Groenlandia: ningún buque puede salir por ahí.
DS-MAP-5 = Los pasos en diagonal por el borde norte también están cerrados, incluso en las dos esquinas septentrionales. Desde la fila 1 un buque sí puede salir de lado, por el este o el oeste.
DS-MAP-6 = Los buques pueden salir del mapa por los bordes este, sur y oeste.
DS-MAP-7 = Un buque que sale del mapa queda fuera para siempre. No puede volver, disparar ni ser blanco, y no participa en ninguna fase más.
DS-MAP-8 = Al comprobar la victoria del enemigo, un buque que ha salido del mapa cuenta como hundido.
DS-MAP-9 = La distancia se cuenta en casillas, y un paso en diagonal cuenta como uno: toma la mayor de las diferencias de columnas y de filas. Las casillas contiguas están a distancia 1.
DS-MAP-10 = Nada en el mapa tapa el fuego ni la vista, ni siquiera un buque situado justo entre otros dos.
DS-MAP-11 = Un buque puede pasar en diagonal entre dos casillas ocupadas.

## Secuencia del turno

DS-TRN = Secuencia del turno
DS-TRN-1 = La batalla dura los turnos que hagan falta. Las reglas no ponen límite.
DS-TRN-2 = Cada turno tiene cuatro fases, en este orden: Movimiento, Tiro, Control de averías y Moral.
DS-TRN-3 = Movimiento: los británicos hacen su tirada de velocidad y mueven todos sus buques. Después, los alemanes hacen lo mismo.
DS-TRN-4 = Tiro: primero disparan los buques alemanes y después los británicos.
DS-TRN-5 = Todos los disparos de un turno se consideran simultáneos. Ningún daño surte efecto antes del último disparo británico.
DS-TRN-6 = Control de averías: los buques que llevan cartas de daño pueden intentar reparar una.
DS-TRN-7 = Moral: los buques alcanzados este turno deben hacer un chequeo, y los que ya tienen la moral quebrada lo hacen para recuperarse.
DS-TRN-8 = Después de la fase de Moral se comprueba si alguien ha ganado. Si no, empieza un nuevo turno con la fase de Movimiento.
DS-TRN-9 = Los puntos de capitán se reponen al empezar el nuevo turno, antes de la tirada de velocidad británica.
DS-TRN-10 = En Control de averías y en Moral van primero los buques británicos y luego los alemanes. Cada jugador toma sus propios buques en el orden que quiera.

## Movimiento

DS-MOV = Movimiento
DS-MOV-1 = Los británicos mueven siempre primero.
DS-MOV-2 = Cada bando hace una tirada de velocidad por turno, con dos dados, y todos sus buques comparten el resultado.
DS-MOV-3 = Cada buque compara la tirada común con su propio valor de velocidad modificado, así que uno puede avanzar y su compañero no.
DS-MOV-4 = La tirada de velocidad tiene éxito para un buque si iguala o supera su valor de velocidad modificado.
DS-MOV-5 = Si la tirada tiene éxito, el buque puede avanzar una casilla o girar 45 grados en el sitio, pero no las dos cosas.
DS-MOV-6 = Avanzar significa entrar en la casilla de enfrente o en una de las dos que quedan a 45 grados a izquierda y derecha de la proa.
DS-MOV-7 = Avanzar no cambia el rumbo del buque, ni siquiera en diagonal.
DS-MOV-8 = Si la tirada falla, el buque solo puede girar 45 grados o quedarse como está.
DS-MOV-9 = Un giro es exactamente de 45 grados, a la izquierda o a la derecha.
DS-MOV-10 = Por 3 puntos de capitán, un buque puede girar 45 grados y después avanzar una casilla según su nuevo rumbo.
DS-MOV-11 = Por 3 puntos de capitán, un buque puede, en cambio, avanzar una casilla y después girar 45 grados.
DS-MOV-12 = La maniobra combinada necesita una tirada de velocidad con éxito. Los puntos compran el giro adicional, no el avance.
DS-MOV-13 = Un buque hace como mucho una maniobra combinada por turno y nunca avanza más de una casilla.
DS-MOV-14 = Avanzar y girar son voluntarios. Un buque siempre puede quedarse como está, salvo que se lo impida la moral quebrada.
DS-MOV-15 = Los buques nunca van hacia atrás ni de costado: no se puede entrar en casillas situadas a 90 grados o más de la proa.
DS-MOV-16 = No se puede entrar en una casilla ocupada por otro buque. No hay embestidas ni empujones.
DS-MOV-17 = Una casilla que un buque ha dejado antes en la misma fase está libre.
DS-MOV-18 = Cada bando mueve sus buques en el orden que quiera.
DS-MOV-19 = Los piques que hay sobre un buque van con él cuando avanza y se quedan con él cuando gira.
DS-MOV-20 = El valor de velocidad sube 1 por cada jota y cada dama entre las cartas de daño del buque.
DS-MOV-21 = El valor de velocidad sube 1 por cada 7 puntos completos de daño en el casco: nada con 6, +1 desde 7, +2 desde 14, y así sucesivamente.
DS-MOV-22 = Las dos penalizaciones de velocidad se suman, y no hay límite superior.
DS-MOV-23 = Un buque con un valor de velocidad superior a 12 ya no puede avanzar, pero sí girar.
DS-MOV-24 = Cuando los británicos han terminado, los alemanes hacen su propia tirada de velocidad y mueven, sabiendo ya lo que han hecho los británicos.
DS-MOV-25 = Un buque con la moral quebrada no se mueve con libertad: debe intentar aumentar la distancia, como dicen DS-MOR.12 a DS-MOR.16.
DS-MOV-26 = Los puntos de capitán no mejoran la tirada de velocidad. Solo puede hacerlo una habilidad especial.

## Tiro

DS-SHO = Tiro
DS-SHO-1 = Primero disparan los buques alemanes y después los británicos.
DS-SHO-2 = Cada buque dispara como mucho una vez por turno, contra un solo enemigo.
DS-SHO-3 = Disparar es voluntario. El buque que no dispara no tira dados ni coloca marcador.
DS-SHO-4 = Se puede disparar a cualquier buque enemigo que esté a flote y en el mapa, a cualquier distancia y en cualquier dirección.
DS-SHO-5 = Tira dos dados: un resultado igual o superior al valor de tiro modificado es un impacto.
DS-SHO-6 = -1 por cada 2 puntos de capitán comprometidos en este disparo.
DS-SHO-7 = -1 por cada pique que el buque que dispara tenga sobre el blanco. Los de otros buques no ayudan.
DS-SHO-8 = +1 por cada casilla de distancia, contando los pasos en diagonal como uno.
DS-SHO-9 = +1 por cada rey entre las cartas de daño del buque que dispara.
DS-SHO-10 = +2 por cada as entre las cartas de daño del buque que dispara.
DS-SHO-11 = +1 por cada carta de pañol (2) a la que el buque que dispara ha sobrevivido y que aún no ha reparado.
DS-SHO-12 = +1 si el buque que dispara tiene la moral quebrada. Se cuenta una sola vez.
DS-SHO-13 = +2 si el blanco está fuera del sector de andanada del buque que dispara.
DS-SHO-14 = El sector de andanada abarca de 45 a 135 grados desde la proa, por ambas bandas y con los límites incluidos. Si el buque apunta al norte, este, sur u oeste, el blanco debe estar al menos tan desplazado hacia un costado como hacia proa o popa. Si lleva rumbo diagonal, el sector son los dos cuadrantes del mapa a los que no apuntan ni la proa ni la popa, incluidas las líneas rectas que separan los cuadrantes.
DS-SHO-15 = Todos los modificadores se suman.
DS-SHO-16 = Tras el disparo, acierte o no, el buque que dispara coloca uno de sus piques sobre el blanco.
DS-SHO-17 = El segundo pique se coloca tras un disparo al mismo buque en un turno posterior. Así, el primer disparo no tiene ayuda de piques, el segundo tiene -1 y, del tercero en adelante, -2.
DS-SHO-18 = Un buque nunca tiene más de dos piques colocados.
DS-SHO-19 = Un pique nunca ayuda al disparo con el que se coloca.
DS-SHO-20 = Cuando un buque dispara a un blanco distinto, primero recoge todos sus piques. Tras el disparo, coloca el primero sobre el nuevo blanco.
DS-SHO-21 = Un cambio de blanco afecta solo a los piques del buque que dispara. Los de otros buques se quedan donde están.
DS-SHO-22 = Un buque que no dispara deja sus piques donde están.
DS-SHO-23 = Con un valor modificado de 13 o más es imposible acertar, pero el buque puede disparar para colocar un pique. Con 2 o menos acierta siempre.
DS-SHO-24 = Un buque británico que va a hundirse por el fuego alemán de este turno dispara todavía este turno.
DS-SHO-25 = Los daños recibidos este turno, sean del tipo que sean, no cambian los disparos británicos de este turno.
DS-SHO-26 = Varios buques pueden disparar al mismo blanco. Un disparo posterior no se desvía porque otro anterior ya baste para hundirlo.
DS-SHO-27 = Los buques de un bando disparan uno tras otro en el orden que quiera su jugador, a la vista de los dados y las cartas de los disparos anteriores.
DS-SHO-28 = La distancia, los rumbos y los piques son los que hay después de que ambos bandos hayan movido.
DS-SHO-29 = Cuando un buque se hunde o sale del mapa, los piques que tenía encima vuelven a sus dueños.

## Cartas de daño

DS-CRD = Cartas de daño
DS-CRD-1 = Cada impacto roba al menos una carta de daño.
DS-CRD-2 = Las cartas salen de la baraja del bando que dispara.
DS-CRD-3 = Cruza en la tabla de artillería la clase del buque que dispara (fila) con la del blanco (columna). Si la distancia es esa cifra o menos, el impacto puede robar varias cartas en cadena.
DS-CRD-4 = La tabla de artillería, para blancos BB/BC, CA, CL y DD, en este orden. Dispara un BB o BC: 3, 4, 4, 4. Un CA: 1, 3, 3, 4. Un CL: 1, 2, 3, 4. Un DD: nunca, nunca, 1, 2.
DS-CRD-5 = En una cadena, la carta siguiente solo cuenta si es estrictamente más alta que la robada justo antes.
DS-CRD-6 = Se sigue robando hasta que una carta sea igual o más baja que la anterior.
DS-CRD-7 = La carta que pone fin a la cadena no tiene efecto y se descarta.
DS-CRD-8 = La cadena compara las cartas tal como se roban. Una carta que detiene el blindaje sigue siendo un eslabón de la cadena.
DS-CRD-9 = De menor a mayor, los valores son 2, 3, 4, 5, 6, 7, 8, 9, 10, jota, dama, rey y as. Nada supera a un as, así que la carta siguiente siempre acaba la cadena.
DS-CRD-10 = Más allá de la distancia de la tabla, un impacto roba exactamente una carta, por baja que sea.
DS-CRD-11 = Cada impacto empieza su propia cadena. Su primera carta no se compara con nada.
DS-CRD-12 = Los ases, reyes, damas, jotas, treses y doses que atraviesan el blindaje quedan junto al buque dañado. Las demás cartas, es decir, las de casco una vez anotadas, las detenidas y las que acaban una cadena, van a los descartes del bando que dispara.
DS-CRD-13 = Cuando se agota un mazo, sus descartes se mezclan en el acto para formar otro nuevo, incluso en mitad de una cadena, que continúa contra la última carta robada. Si no quedan ni mazo ni descartes, la cadena termina.
DS-CRD-14 = Conviene saberlo: con una baraja recién mezclada, en una cadena cuentan 1,64 cartas por término medio.

## Efectos de los daños

DS-EFF = Efectos de los daños
DS-EFF-1 = Cada carta que cuenta se comprueba en la lista de blindaje del blanco para la clase del buque que dispara.
DS-EFF-2 = Las cartas que atraviesan el blindaje surten efecto según la tabla de daños, pero solo después de que hayan disparado todos los buques.
DS-EFF-3 = As, radar de tiro: +2 al valor de tiro del buque mientras la carta siga ahí.
DS-EFF-4 = Rey, artillería: +1 al valor de tiro del buque.
DS-EFF-5 = Dama, velocidad: +1 al valor de velocidad del buque.
DS-EFF-6 = Jota, velocidad: +1 al valor de velocidad del buque.
DS-EFF-7 = Del 4 al 10, casco: tantos puntos de daño en el casco como indique la carta. Se suman a lo largo de toda la partida.
DS-EFF-8 = 3, puente: el buque tiene 1 punto de capitán menos por turno durante el resto de la partida.
DS-EFF-9 = 2, pañol: el dueño tira dos dados. Con 10, 11 o 12 el buque vuela por los aires y se hunde, por sano que esté su casco; si no, su valor de tiro sube 1.
DS-EFF-10 = Nada modifica la tirada de pañol: ni puntos de capitán ni repeticiones.
DS-EFF-11 = Cada carta de pañol tiene su propia tirada.
DS-EFF-12 = Las cartas iguales se suman: dos ases dan +4.
DS-EFF-13 = El daño en el casco se anota en puntos, no como carta junto al buque, así que no pesa en la moral.
DS-EFF-14 = Al aplicar los daños, un buque se hunde en cuanto sus puntos de daño alcanzan la cifra de su casco.
DS-EFF-15 = Pueden hundirse buques de ambos bandos en el mismo turno.
DS-EFF-16 = Un impacto en el puente vale desde el momento en que se aplican los daños. Al capitán le queda entonces su nueva asignación menos lo que ya haya gastado este turno, pero nunca menos de 0.
DS-EFF-17 = Conviene saberlo: 1 impacto de cada 13 empieza con un 2. Si su lista de blindaje incluye el 2, 1 impacto de cada 78 hace saltar por los aires al blanco con la primera carta. Un 2 solo puede ser la primera carta de una cadena.

## Control de averías

DS-DMC = Control de averías
DS-DMC-1 = Se repara una vez por turno, después de aplicar los daños de los disparos. Las cartas recibidas este turno pueden repararse este mismo turno.
DS-DMC-2 = Cada buque puede intentar quitarse una carta de daño por turno.
DS-DMC-3 = Se pueden reparar reyes, ases, doses, damas y jotas.
DS-DMC-4 = Los daños en el casco y los impactos en el puente no se pueden reparar nunca.
DS-DMC-5 = El dueño elige en cuál de las cartas reparables trabajar.
DS-DMC-6 = Intentarlo es voluntario, y no hacerlo no tiene ningún inconveniente.
DS-DMC-7 = Tira dos dados y suma los puntos de capitán que haya comprometido el buque.
DS-DMC-8 = Un total de 10 o más retira la carta y su efecto. Con 9 o menos se queda.
DS-DMC-9 = Si el intento falla y los dados por sí solos suman un número impar, la carta pasa a ser permanente.
DS-DMC-10 = Si el intento falla y los dados por sí solos suman un número par, el buque puede volver a intentarlo en un turno posterior.
DS-DMC-11 = Par o impar se mira solo en los dados, antes de sumar puntos de capitán.
DS-DMC-12 = Un total de 10 o más retira la carta aunque los dados sumen un número impar.
DS-DMC-13 = Una carta permanente no puede volver a elegirse para reparar. Conserva su efecto y cuenta para la moral hasta el final.
DS-DMC-14 = Un buque con la moral quebrada puede reparar como siempre.
DS-DMC-15 = Una carta reparada va a los descartes de la baraja de la que salió.
DS-DMC-16 = Una reparación vale en el acto, de modo que el chequeo de moral de este turno cuenta con una carta menos.
DS-DMC-17 = Reparar una carta de pañol quita su +1. No hay una segunda tirada de explosión.

## Moral

DS-MOR = Moral
DS-MOR-1 = Un buque debe hacer un chequeo de moral si ha recibido un impacto en la fase de tiro de este turno o si lleva un marcador de moral quebrada.
DS-MOR-2 = Un buque hace un solo chequeo por turno, por muchos impactos o motivos que haya.
DS-MOR-3 = Un impacto cuenta aunque el blindaje haya detenido todas las cartas.
DS-MOR-4 = Tira dos dados: un resultado igual o superior al valor de moral modificado supera el chequeo.
DS-MOR-5 = Un buque que falla el chequeo recibe un marcador de moral quebrada.
DS-MOR-6 = Un buque marcado que supera el chequeo pierde su marcador.
DS-MOR-7 = Un buque marcado que falla conserva su único marcador. Los marcadores no se acumulan.
DS-MOR-8 = El valor de moral baja 1 por cada punto de capitán gastado en el chequeo.
DS-MOR-9 = El valor de moral sube 1 por cada as, rey, dama, jota, 3 o 2 que haya junto al buque. El daño en el casco no cuenta.
DS-MOR-10 = El valor de moral sube 2 si el buque ya tenía el marcador antes de este chequeo.
DS-MOR-11 = Mientras esté marcado, el valor de tiro del buque sube 1.
DS-MOR-12 = Mientras esté marcado, el buque debe aumentar la distancia al enemigo cuando mueva, si puede.
DS-MOR-13 = Lo que importa es la distancia al buque enemigo más cercano en el mapa. Otros enemigos pueden quedar más cerca que antes.
DS-MOR-14 = Si el buque puede alejarse del enemigo más cercano sin gastar puntos, debe acabar su movimiento más lejos. Tú eliges cómo; pagar una maniobra está permitido, pero nunca es obligatorio.
DS-MOR-15 = Si no puede, y su proa se desvía más de 45 grados del rumbo que lo aleja en línea recta del enemigo más cercano, debe girar 45 grados hacia ese rumbo (hacia cualquier lado si da igual) o pagar una maniobra que aumente la distancia. Cuando solo la casilla de delante cuenta como avance, una proa bloqueada no es excusa: debe girar, por el camino más corto, hacia un rumbo en el que podría aumentar la distancia.
DS-MOR-16 = En los demás casos puede hacer cualquier cosa que no lo acerque al enemigo más cercano. Salir del mapa cumple con el deber, pero nunca es obligatorio.
DS-MOR-17 = Los buques hundidos o que han salido del mapa no hacen chequeos.
DS-MOR-18 = Un valor modificado de 2 o menos siempre se supera y uno de 13 o más siempre se falla. Los dados se tiran igualmente.
DS-MOR-19 = Un buque marcado debe hacer el chequeo para recuperarse. No se puede omitir.

## Victoria

DS-VIC = Victoria
DS-VIC-1 = La victoria se comprueba una vez por turno, después de la fase de Moral. Hasta entonces el turno se juega entero, aunque se haya hundido todo un bando.
DS-VIC-2 = Los alemanes ganan si todos los buques británicos están hundidos o tienen la moral quebrada en ese momento, en cualquier combinación.
DS-VIC-3 = Los británicos ganan si todos los buques alemanes están hundidos o tienen la moral quebrada en ese momento, en cualquier combinación.
DS-VIC-4 = Los alemanes también ganan por distancia: si todo buque alemán en el mapa está a distancia 6 o más de todo buque británico en el mapa.
DS-VIC-5 = Los británicos no pueden ganar por distancia.
DS-VIC-6 = La moral quebrada solo cuenta mientras el marcador esté en el buque. El que se ha recuperado ya no cuenta como vencido.
DS-VIC-7 = Para la distancia solo se miden los buques a flote y en el mapa, y entre ellos debe haber al menos uno alemán.
DS-VIC-8 = Un buque que ha salido del mapa cuenta como vencido al comprobar la victoria del enemigo.
DS-VIC-9 = Si ambos bandos cumplen una condición de victoria en la misma comprobación, la batalla acaba en empate.
DS-VIC-10 = Si nadie ha ganado, la batalla continúa.
DS-VIC-11 = Una batalla sin decidir al final del turno 60 acaba en empate.

## Escenarios de escuadra

DS-EXT = Escenarios de escuadra
DS-EXT-1 = Solo los acorazados, los cruceros de batalla y los cruceros pesados deciden la batalla: un bando está vencido cuando todos ellos se han hundido, tienen la moral quebrada o han salido del mapa. Los cruceros ligeros y los destructores no cuentan nunca.
DS-EXT-2 = La victoria alemana por distancia mide solo acorazados, cruceros de batalla y cruceros pesados.
DS-EXT-3 = Una sola tirada de velocidad sigue sirviendo para todos los buques de un bando, por muchos que sean.
DS-EXT-4 = Lütjens puede dar sus puntos a cualquier buque alemán. La maniobra rebajada de Holland sirve a todos los buques británicos. Tovey puede repartir su ayuda entre buques británicos, 2 puntos por turno en total.
DS-EXT-5 = Se aplica la lista de blindaje que corresponde a la clase del atacante: BB/BC, CA, CL o DD.

## Ejemplos

DS-GOLD = Ejemplos
DS-GOLD-1 = Puntos de capitán. Un capitán tiene 4 puntos y dedica 3 a un disparo: le queda 1 para el resto del turno. El valor de tiro baja solo 1, porque cada paso cuesta dos puntos.
DS-GOLD-2 = Valor de tiro. El Bismarck dispara al Hood a 4 casillas, dentro de su sector de andanada y con dos piques suyos sobre él: 5 + 4 - 2 = 7, así que un 7 acierta por lo justo. Sería 9 con el Hood justo a proa, 6 con 2 puntos de capitán, 9 con un as sobre el Bismarck, y 8 con un rey, una carta de pañol o la moral quebrada.
DS-GOLD-3 = Cadena de cartas. El Bismarck alcanza al Hood a distancia 3, lo bastante cerca para robar varias cartas. Salen un 5, luego un 8, que es más alto, y luego un 4, que no lo es: cuentan el 5 y el 8, y el 4 se descarta. A distancia 4 solo se habría robado el 5.
DS-GOLD-4 = Blindaje. De ese 5 y ese 8, el blindaje del Hood contra acorazados detiene el 5. El 8 lo atraviesa: cuando todos los buques han disparado, el Hood recibe 8 puntos de daño en el casco, que además suben 1 su valor de velocidad, y debe hacer un chequeo de moral.

## Interpretaciones

DS-C1 = El ejemplo de tiro del reglamento calcula el valor del Bismarck, pero lo atribuye al Hood. Es el del Bismarck: los modificadores son los del buque que dispara.
DS-C2 = El ejemplo de blindaje del reglamento habla de dos cartas a 4 casillas, donde su tabla solo permite una. Manda la tabla, así que leemos el ejemplo a distancia 3.
DS-C3 = El ejemplo del reglamento gasta 3 puntos en tiro, aunque cada paso cuesta 2. Está permitido, y el tercer punto se desperdicia.
DS-C4 = El reglamento dice tanto que los alemanes gastan hasta 5 puntos como que los precios suman 5. Jugamos hasta 5, y lo que sobre se pierde.
DS-C5 = En un lugar el reglamento nombra una fase conjunta de control de averías y moral. Jugamos dos fases, primero las reparaciones.
DS-C6 = Puede leerse que el reglamento liga el chequeo de moral a una fase de tiro posterior. Usamos la fase de tiro que acaba de terminar en este turno.
DS-C7 = El reglamento dice tanto que los buques con la moral quebrada pueden como que deben intentar recuperarse. Deben; solo puede ayudarlos.
DS-C8 = El reglamento usa dos palabras distintas para la moral perdida. Es un solo estado con un solo marcador, y no se acumula.
DS-C9 = El reglamento no define las seis zonas entre las flotas. Las contamos como la distancia de tiro, así que cada pareja debe estar a distancia 6 o más.
DS-C10 = El +1 tras sobrevivir a un impacto en el pañol falta en la lista de modificadores de tiro. Se aplica, una vez por carta.
DS-C11 = El +1 por moral quebrada aparece en dos listas. Es el mismo +1 y se cuenta una vez.
DS-C12 = Las líneas del reglamento sobre la dama y la jota están estropeadas. Cada una suma 1 al valor de velocidad.
DS-C13 = El reglamento podría querer decir que se roba de la baraja del blanco. Su ejemplo lo aclara: el bando que dispara roba de su propia baraja.
DS-C14 = El reglamento no dice si el as es alto o bajo. Es alto, por encima del rey.
DS-C15 = Los palos solo se nombran en los ejemplos del reglamento. No significan nada.
DS-C16 = El encabezamiento de la tabla de artillería se ha desprendido. Las filas son los buques que disparan y las columnas, sus blancos.
DS-C17 = Un pasaje sugiere que, con una tirada de velocidad fallida, el buque no puede hacer nada. Sí puede girar 45 grados.
DS-C18 = El reglamento pide dados para el tiro y una vez habla de un solo dado. Todas las tiradas se hacen con dos dados.
DS-C19 = El diagrama de las casillas de avance se ha perdido. Abrimos las tres casillas a 45 grados o menos de la proa; una opción permite solo la de enfrente.
DS-C20 = El reglamento no dice hacia dónde apunta un buque tras un paso en diagonal. Conserva su rumbo.
DS-C21 = Podría leerse que la maniobra de 3 puntos compra un avance tras una tirada de velocidad fallida. No es así: el avance necesita una tirada con éxito.
DS-C22 = El reglamento no dice cuándo se paga la maniobra. Se paga al mover el buque, después de la tirada de velocidad.
DS-C23 = El reglamento es vago sobre cuándo se comprometen los demás puntos. Siempre se comprometen antes de tirar los dados.
DS-C24 = El reglamento permite salir del mapa, pero no dice qué ocurre después. El buque queda fuera para siempre y cuenta como vencido; si no, a los alemanes les bastaría con marcharse para ganar.
DS-C25 = El reglamento cierra el borde norte sin mencionar las diagonales. Todo paso más allá de la fila 1 está cerrado; salir de lado desde la fila 1 está permitido.
DS-C26 = El reglamento solo dice que en una casilla cabe un buque. No se puede entrar, intercambiar, empujar ni embestir, pero sí pasar en diagonal entre dos buques y ocupar una casilla recién abandonada.
DS-C27 = Los piques se colocan en una casilla, pero se mueven con el buque. Los asignamos al buque blanco.
DS-C28 = El segundo pique llega en un turno posterior. Es decir, tras cualquier disparo posterior al mismo buque, siempre que entretanto no se haya disparado a otro.
DS-C29 = Al cambiar de blanco se retiran todos los piques. Se entiende que solo los del buque que cambia.
DS-C30 = El reglamento no dice qué pasa con los piques de un buque que no dispara. Se quedan, y el buque no pierde el tiro ya centrado.
DS-C31 = El diagrama del sector de andanada se ha perdido. Tomamos de 45 a 135 grados desde la proa por ambas bandas, con los límites incluidos.
DS-C32 = El reglamento no tiene aciertos ni fallos automáticos, ni obstáculos al fuego, ni distancia máxima. Nosotros tampoco: los valores superiores a 12 simplemente no se alcanzan.
DS-C33 = El reglamento dice que todo el fuego es simultáneo. Las cartas que atraviesan el blindaje se guardan hasta el último disparo británico; entonces se aplican los daños y se retiran los buques hundidos, cuyos puntos comprometidos quedan gastados.
DS-C34 = El reglamento no dice desde cuándo cuenta un impacto en el puente. Cuenta desde que se aplican los daños, y los puntos nunca bajan de 0.
DS-C35 = El reglamento no aclara si la cifra del casco hay que alcanzarla o superarla. Un buque se hunde cuando sus daños la alcanzan.
DS-C36 = El reglamento no liga la regla de la tirada impar al fallo. Solo un intento fallido puede hacer permanente una carta; un total de 10 o más siempre la retira.
DS-C37 = El reglamento dice poco sobre qué se puede reparar y cuándo. Se pueden reparar cartas recibidas este turno, los buques con la moral quebrada pueden reparar, y las cartas permanentes siguen contando para todo.
DS-C38 = El reglamento no dice qué daños cuentan para la moral. Cuentan ases, reyes, damas, jotas, treses y doses; los puntos de casco, no.
DS-C39 = El reglamento no dice si un impacto sin efecto obliga a un chequeo de moral. Sí obliga: todo disparo acertado es un impacto.
DS-C40 = El reglamento no da un procedimiento para aumentar la distancia. Miramos al enemigo más cercano: alejarse gratis si se puede; si no, virar para alejarse; si no, al menos no acercarse; salir del mapa nunca es obligatorio.
DS-C41 = El reglamento no dice adónde pueden ir los puntos de Lütjens. Sirven a cualquiera de los dos buques alemanes, repartidos a voluntad y sumados a los de su capitán, mientras el Bismarck esté a flote y en el mapa.
DS-C42 = El Bismarck lleva dos oficiales. Se usa el valor de moral del capitán comprado, y los impactos en el puente reducen solo sus puntos.
DS-C43 = El reglamento permite cualquier otro capitán para el Prince of Wales. Es decir, cualquier capitán británico disponible, pero no el almirante sobrante ni un alemán.
DS-C44 = El reglamento no dice quién elige primero a sus oficiales. Ambos bandos eligen a la vez y en secreto.
DS-C45 = El reglamento no dice qué ocurre si ambos bandos ganan a la vez. Es un empate.
DS-C46 = El reglamento no dice cómo se mide la distancia cuando hay bajas. Los buques hundidos o ausentes no se tienen en cuenta, y al menos un buque alemán debe estar a flote en el mapa; si su compañero sale del mapa, el otro puede ganar por su propia distancia en el mismo turno.
DS-C47 = El reglamento no habla de mezclar, de descartes ni de mazos agotados. Los daños duraderos quedan junto al buque, lo demás se descarta, y un mazo agotado se repone con sus descartes mezclados en el acto, no solo cuando hace falta una carta.
DS-C48 = El reglamento no dice qué supone perder el buque insignia. Se acaban los puntos y la habilidad del almirante, y nada más.
DS-C49 = El reglamento es parco sobre los impactos en el pañol. Se tira una vez por carta, al aplicar los daños y sin puntos; después vale +1 hasta que se repare, y un buque cuya lista no incluye el 2 está a salvo.
DS-C50 = Las cartas impresas parecen haber tenido listas de blindaje solo para las clases de la caja. Las nuestras tienen una para cada una de las cuatro columnas de la tabla.
DS-C51 = El reglamento no fija un orden dentro de un bando. Cada jugador toma sus buques en cualquier orden, uno tras otro, y ve los dados y cartas anteriores antes de elegir el blanco siguiente.
DS-C52 = El reglamento no pone límite de turnos. Declaramos empate tras el turno 60, al que una partida sensata prácticamente nunca llega.
DS-C53 = El reglamento dice que las habilidades pueden usarse. Son voluntarias; una repetición que vale una vez por partida se agota al volver a tirar los dados, y vale el segundo resultado.
DS-C54 = El reglamento insinúa varios jugadores por bando. Lo normal son dos jugadores; en un equipo, cada uno puede mandar un buque, y quien lleva al almirante hace la tirada de velocidad.
DS-C55 = El reglamento suma 1 al valor de velocidad por cada 7 puntos de casco. Solo cuentan los sietes completos.
DS-C56 = El reglamento no dice si el +2 por moral quebrada se aplica al propio chequeo que se falla. Se aplica solo si el marcador ya estaba antes de la tirada.
DS-C57 = El reglamento no dice qué pasa con lo que hay sobre un buque hundido. Sus cartas de daño quedan fuera de las barajas el resto de la partida, y los piques vuelven a sus dueños.
DS-C58 = El reglamento dice que un buque puede mover. Por tanto, no está obligado.
DS-C59 = La frase del reglamento sobre los disparos tiene una errata. Un buque puede disparar una vez por turno y no está obligado a hacerlo.
DS-C60 = El reglamento escribe mal algunos títulos y términos. No afectan a ninguna regla.
DS-C61 = El reglamento no excluye usar dos veces al mismo capitán. Cada oficial existe una sola vez, y cada buque necesita el suyo.
DS-C62 = El reglamento preferiría que la tirada de velocidad la hiciera el jugador del almirante. Es ambientación y no cambia nada si este se pierde.
DS-C63 = Las condiciones de victoria del reglamento hablan de ambos buques. Con más de dos por bando, se refieren a todos los buques de las clases que cuentan.
