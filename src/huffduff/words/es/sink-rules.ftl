## Introducción

SB-1 = Introducción
SB-1-0-a = Hay dos jugadores, uno alemán y uno británico. Juegan la caza del Bismarck en mayo de 1941 sobre una carta del Atlántico Norte, y cada uno tiene sus secretos.
SB-1-0-b = El combustible es una regla opcional. Si no se activa, nadie cuenta el combustible y no hay petroleros.

## Componentes

SB-2 = Componentes
SB-2-1-a = El juego tiene un mapa, 200 fichas, una tarjeta de fuerzas para cada bando, un dado de diez caras, una tarjeta de tablas y una hoja de trazado para el alemán.
SB-2-2-a = Un hexágono mide unas 75 millas. Nada se mide nunca en millas.
SB-2-2-b = Las fuerzas solo pueden entrar en hexágonos con número.
SB-2-2-c = El efecto del terreno, el turno, la visibilidad y la ronda y el alcance de un combate están siempre a la vista de ambos jugadores.
SB-2-3-a = Un escenario usa las unidades que enumera y ninguna más.
SB-2-31-a = Las fichas alemanas son doradas sobre negro, los buques británicos blancos sobre rojo, los convoyes negros sobre rosa y los aviones británicos rojos sobre blanco. También se distinguen por la forma o el rótulo.
SB-2-311-a = En el mapa solo hay fichas de fuerza, convoyes, aviones y los marcadores Detectada y Perseguida. Ningún buque aparece allí con su nombre.
SB-2-312-a = Una fuerza puede estar Detectada, Perseguida o ambas cosas; los dos marcadores son independientes.
SB-2-313-a = Un combate de superficie muestra en todo momento su ronda, su alcance y los puntos de daño de cada buque.
SB-2-32-a = Cada buque está en la tarjeta de su dueño, en una sola fuerza.
SB-2-32-b = Las clases son acorazado (BB), crucero de batalla (BC), portaaviones (CV), crucero pesado (CA), crucero ligero (CL) y flotilla de destructores (DD).
SB-2-33-a = Las unidades aéreas son de reconocimiento (R) o de ataque; estas son bombarderos con base en tierra (B) o torpederos de un portaaviones (T).
SB-2-33-b = Una N en una unidad aérea significa que no puede atacar. La llevan todas las de reconocimiento.
SB-2-33-c = Los aviones de reconocimiento y los bombarderos empiezan en sus bases del mapa. Los torpederos están con su portaaviones en la tarjeta, de modo que el enemigo no ve dónde están.
SB-2-34-a = Las fichas de combate solo se usan en el combate de superficie. Lo que sufren pasa después a los buques de las tarjetas.
SB-2-35-a = Hay cuatro tablas: puntos de daño, visibilidad, persecución y detección.
SB-2-35-b = El alemán traza sus movimientos en una hoja propia que el británico no ve.
SB-2-36-a = El dado tiene diez caras; el 0 vale 10.

## Preparación de la partida

SB-3 = Preparación de la partida
SB-3-0-a = Primero se elige un escenario. El histórico es el mejor para una primera partida.
SB-3-0-b = Cada bando despliega como dice el escenario. Lo que no figura en él no puede entrar en juego.
SB-3-0-c = La partida dura como mucho 28 turnos.
SB-3-0-d = Un trazado es la lista ordenada de hexágonos por los que pasará una fuerza, se dibuje como se dibuje.

## Secuencia de juego

SB-4 = Secuencia de juego
SB-4-0-a = Un turno tiene diez fases, siempre en el mismo orden. No se omite ninguna, aunque puede que no ocurra nada en ella.
SB-4-1-a = Fase 1, unidades disponibles: se colocan los buques británicos que llegan este turno.
SB-4-1-b = Fase 1: desde el turno 2 se saca al azar una ficha de convoy y se coloca.
SB-4-1-c = Fase 1: los señuelos retirados antes pueden volver, en ambos bandos.
SB-4-1-d = La fase 1 es el único momento para unir y dividir fuerzas, salvo cuando el británico separa perseguidores.
SB-4-2-a = Fase 2, visibilidad: una tirada para todo el mapa, conocida por ambos, que vale para este turno.
SB-4-3-a = Fase 3, detección: ambos jugadores pueden intentar detectar fuerzas enemigas que comparten hexágono con sus unidades.
SB-4-3-b = Una fuerza perseguida no necesita ser detectada.
SB-4-4-a = Fase 4, combate de superficie: solo tiene lugar dentro de un hexágono y si lo desea un jugador que ha detectado allí al enemigo.
SB-4-5-a = Fase 5, ataque aéreo: bombarderos y torpederos pueden atacar fuerzas a su alcance que estén detectadas o perseguidas.
SB-4-6-a = Fase 6, persecución: en cada hexágono el británico puede elegir una unidad aérea o una fuerza para la persecución normal.
SB-4-6-b = Fase 6: los contactos de turnos anteriores, normales o a gran velocidad, deben tirarse para mantenerlos.
SB-4-7-a = Fase 7, trazado alemán: el alemán anota en secreto qué hará cada fuerza y cada unidad de reconocimiento.
SB-4-7-b = Fase 7: las fuerzas alemanas perseguidas mueven ahora, a la vista, y no en la fase 9.
SB-4-8-a = Fase 8, movimiento británico: fuerzas, convoyes y aviones de reconocimiento mueven a la vista en el mapa.
SB-4-9-a = Fase 9, movimiento alemán: los aviones de reconocimiento y las fuerzas no perseguidas mueven exactamente según lo trazado.
SB-4-9-b = Fase 9: el británico puede intentar detectar una fuerza alemana que entra en un hexágono con unidades británicas y después perseguirla a gran velocidad.
SB-4-9-c = Fase 9: el alemán puede buscar fuerzas y convoyes en cada hexágono por el que pasa.
SB-4-10-a = Fase 10, control de daños: ambos bandos tiran para reparar.
SB-4-10-b = Fase 10: se retiran todos los marcadores Detectada; los de Perseguida se quedan.

## Visibilidad

SB-5 = Visibilidad
SB-5-1-a = La visibilidad es buena, regular o mala. La regular también se llama media.
SB-5-1-b = En la fase 2 decide un dado: de 1 a 3 buena, de 4 a 7 regular, de 8 a 10 mala.
SB-5-1-c = El resultado vale solo para este turno, en todos los hexágonos.
SB-5-2-a = La visibilidad modifica las tiradas de detección y de persecución.
SB-5-2-b = La visibilidad no afecta al combate de superficie, a los ataques aéreos ni al movimiento.

## Fuerzas

SB-6 = Fuerzas
SB-6-11-a = Una fuerza es una ficha en el mapa y una casilla en la tarjeta de su dueño. No existe una sin la otra.
SB-6-11-b = Los buques nunca están sueltos en el mapa: un solo buque también es una fuerza.
SB-6-11-c = Una fuerza puede tener cualquier número de buques. Sin buques es un señuelo.
SB-6-12-a = Las fuerzas empiezan como dice el escenario; después su dueño las une y divide a voluntad.
SB-6-12-b = Solo el dueño sabe qué hay en una fuerza hasta que es detectada.
SB-6-12-c = El británico puede tener 13 fuerzas en juego a la vez y el alemán 4, señuelos incluidos. Un escenario puede decir otra cosa.
SB-6-13-a = Una fuerza mueve en la fase de movimiento de su dueño.
SB-6-13-b = Una fuerza es tan rápida como su buque más lento.
SB-6-13-c = En un hexágono no puede haber más de cuatro fuerzas de un bando; los señuelos cuentan.
SB-6-14-a = Las fuerzas se unen y dividen solo en la fase 1 y solo dentro de un hexágono.
SB-6-14-b = Excepción: una fuerza británica que ha detectado a un corsario puede dividirse para que solo una parte lo persiga.
SB-6-14-c = Una fuerza alemana perseguida no puede dividirse, salvo que haya estado en combate de superficie.
SB-6-15-a = Las fuerzas de varios buques buscan mejor.
SB-6-21-a = Los señuelos y los movimientos trazados crean la niebla de guerra. Para el enemigo, un señuelo es igual que cualquier otra fuerza.
SB-6-22-a = El británico puede tener dos señuelos y el alemán tres. Un escenario puede decir otra cosa.
SB-6-23-a = Un señuelo puede mover cuanto quiera. El enemigo lo ve y puede sacar conclusiones.
SB-6-24-a = Un señuelo nunca intenta detectar nada.
SB-6-24-b = Un señuelo nunca combate.
SB-6-24-c = Un señuelo detectado se anuncia como tal y se retira.
SB-6-24-d = Puede volver en la fase 1 del turno siguiente.
SB-6-25-a = Un señuelo puede fingir que una fuerza se ha dividido: dos fichas, pero solo una tiene buques.
SB-6-26-a = El dueño puede retirar un señuelo del mapa siempre que le toque decidir.
SB-6-26-b = Un señuelo fuera del mapa puede entrar en la fase 1 en cualquier hexágono donde pudiera estar su bando.
SB-6-26-c = Ningún señuelo alemán puede colocarse en el hexágono de una fuerza alemana perseguida.
SB-6-26-d = En la fase 1 los buques pueden cambiar entre fichas del mismo hexágono, señuelos incluidos, sin que el enemigo lo sepa.
SB-6-27-a = En la tarjeta, la casilla de un señuelo está vacía.

## Movimiento

SB-7 = Movimiento
SB-7-11-a = Ninguna fuerza está obligada a mover.
SB-7-12-a = Una fuerza puede mover cualquier número de hexágonos hasta su velocidad.
SB-7-13-a = Cada hexágono en que se entra debe tocar al que se deja.
SB-7-13-b = Los hexágonos de tierra y el mar sin número están cerrados para todos.
SB-7-13-c = Las fuerzas británicas no pueden salir del mapa.
SB-7-13-d = Las fuerzas alemanas pueden salir del mapa, solo por el borde sur.
SB-7-13-e = Una fuerza alemana que ha salido no vuelve nunca.
SB-7-14-a = La velocidad de un buque depende de su valor de evasión actual: con 30 o más, 4 hexágonos; de 24 a 29, 3; de 15 a 23, 2; de 8 a 14, 1; y con 7 o menos, 1 solo en turnos pares.
SB-7-14-b = El daño reduce la evasión, y con ella la velocidad, de inmediato.
SB-7-21-a = En la fase 7 el alemán traza en secreto cada fuerza no perseguida y cada unidad de reconocimiento que quiera mover.
SB-7-22-a = El trazado de una fuerza nombra por orden todos los hexágonos por los que pasa.
SB-7-23-a = Cada fuerza tiene su propio trazado.
SB-7-24-a = El alemán traza, el británico mueve y el alemán ejecuta. Tras la fase 7 un trazado no puede cambiarse.
SB-7-25-a = Solo el alemán puede usar los puertos de Noruega y de la Europa ocupada, y El Ferrol.
SB-7-25-b = Las fuerzas alemanas, señuelos incluidos, nunca entran en aguas restringidas.
SB-7-31-a = En la fase 8 el británico mueve fuerzas, aviones de reconocimiento y todos los convoyes.
SB-7-32-a = Una fuerza británica también puede mover en la fase 9, tras un corsario al que persigue a gran velocidad, con los hexágonos que le queden este turno.
SB-7-33-a = Solo el británico puede usar los puertos de Gran Bretaña, Islandia, Gibraltar, St. Johns y Londonderry.

## Unidades aéreas

SB-8 = Unidades aéreas
SB-8-11-a = Los aviones de reconocimiento detectan y persiguen; nunca atacan.
SB-8-11-b = Las unidades de ataque solo atacan; ni detectan ni persiguen.
SB-8-11-c = Los aviones de reconocimiento mueven con las fuerzas de su bando: los británicos en la fase 8 y los alemanes, según lo trazado, en la 9.
SB-8-11-d = Las unidades de ataque vuelan solo en la fase 5, contra fuerzas detectadas o perseguidas a su alcance, y al terminar están de vuelta.
SB-8-21-a = Ninguna unidad aérea está obligada a mover ni a atacar.
SB-8-22-a = El radio de una unidad aérea es lo más lejos que puede estar de su base.
SB-8-23-a = Los aviones alemanes no pueden volar por hexágonos con tierra de Gran Bretaña.
SB-8-23-b = Aun así, los bombarderos alemanes pueden atacar fuerzas en el puerto de Plymouth.
SB-8-23-c = Los aviones británicos pueden volar sobre cualquier lugar.
SB-8-23-d = En un hexágono puede haber cualquier número de unidades aéreas. Buques y aviones no se estorban.
SB-8-23-e = Las unidades aéreas no pueden salir del mapa.
SB-8-23-f = Tras un ataque, la unidad vuelve a su base o portaaviones.
SB-8-23-g = Si se hunde un portaaviones, su unidad aérea se pierde con él.
SB-8-24-a = Las unidades aéreas pueden volar todos los turnos.
SB-8-25-a = El reconocimiento alemán se traza en secreto en la fase 7, solo con su hexágono final, y vuela en la fase 9.
SB-8-26-a = El reconocimiento británico vuela en la fase 8.
SB-8-27-a = Una unidad de ataque puede atacar un objetivo detectado o perseguido a su alcance, una vez por turno.
SB-8-28-a = Los aviones de reconocimiento permanecen en el mapa, dentro del radio de su base. No tienen que volver.
SB-8-28-b = Nada retira una unidad de reconocimiento: representa todo lo que su base puede enviar.

## Convoyes

SB-9 = Convoyes
SB-9-1-a = Un convoy es una ficha. La mueve el británico, un hexágono por turno.
SB-9-2-a = Algunos convoyes empiezan en el mapa, donde dice el escenario. Los demás se sacan después.
SB-9-2-b = Las letras de un convoy (HX, SC, ON, ONS, SL, OG, WS) son conocidas por ambos e indican su ruta y destino.
SB-9-2-c = Un convoy que empieza en el mapa se saca al azar entre las fichas con sus letras.
SB-9-3-a = El reverso de la ficha dice cuántos puntos de victoria recibe el alemán por destruirlo. Algunos son señuelos y no valen nada.
SB-9-3-b = El alemán no ve el reverso hasta que el convoy es destruido.
SB-9-3-c = El británico no puntúa por los señuelos que sobreviven.
SB-9-4-a = Tras el despliegue, todas las demás fichas van a un mismo recipiente.
SB-9-4-b = Desde el turno 2, en cada fase 1 se saca una ficha y se coloca donde entran los convoyes con sus letras.
SB-9-5-a = Nunca hay más de 12 convoyes en el mapa, señuelos incluidos.
SB-9-5-b = Tras la fase 8 no puede haber más de cuatro convoyes en un hexágono.
SB-9-6-a = Hay una derrota atlántica y otra africana. Un convoy no puede alejarse más de cuatro hexágonos de la suya.
SB-9-7-a = Los convoyes HX, SC, ON y ONS siguen la derrota atlántica.
SB-9-7-b = HX y SC entran por 1319, St. Johns.
SB-9-7-c = ON y ONS entran por 3716, el Clyde.
SB-9-7-d = Los convoyes SL, WS y OG siguen la derrota africana.
SB-9-7-e = OG entran por 3716 y SL por 2838.
SB-9-7-f = Solo los convoyes WS y OG pueden salir del mapa, al final de la derrota africana.
SB-9-7-g = Deben salir a no más de cuatro hexágonos de la derrota.
SB-9-7-h = Un convoy debe mover su hexágono cada turno hasta haber llegado.
SB-9-8-a = Los convoyes mueven en la fase 8.
SB-9-8-b = Un convoy nunca puede alejarse de su destino; sí puede mantener la distancia.
SB-9-9-a = Los convoyes y sus escoltas en el hexágono de una fuerza alemana se detectan sin tirar, si el alemán quiere.
SB-9-9-b = Los señuelos alemanes no pueden hacerlo.
SB-9-9-c = Los convoyes no detectan a nadie, ni sus escoltas, salvo que el alemán los ataque.
SB-9-9-d = Así el alemán ve primero la escolta y después decide si combate.
SB-9-9-e = El reconocimiento alemán también puede detectar convoyes, con una tirada normal.
SB-9-9-f = Un convoy señuelo detectado sale de la partida para siempre.
SB-9-9-g = De un convoy auténtico solo se dice eso: no su valor.
SB-9-10-a = El alemán puede atacar cualquier convoy que hayan detectado sus fuerzas.
SB-9-10-b = Un convoy sin escolta se destruye sin tirar.
SB-9-10-c = Un convoy escoltado no puede destruirse antes de hundir todas las fuerzas que lo escoltan.
SB-9-10-d = Una fuerza en el hexágono de un convoy lo escolta o no; lo decide su dueño.
SB-9-10-e = La condición de escolta solo se cambia en la fase 8.
SB-9-10-f = Las escoltas no pueden retirarse del combate.
SB-9-10-g = Los convoyes sin escolta se destruyen en la fase 9; los escoltados, en la 4.
SB-9-10-h = Los bombarderos no pueden destruir convoyes.
SB-9-11-a = Una fuerza alemana que destruye un convoy queda detectada.
SB-9-11-b = Al atacar, el alemán dice cuántos buques y de qué tipos lo hacen.
SB-9-12-a = Una fuerza alemana cuyo trazado pasa por el hexágono de un convoy puede detenerse, detectarlo y destruirlo.
SB-9-12-b = Si destruye alguno, su movimiento termina, dijera lo que dijera el trazado.
SB-9-12-c = Si no, sigue según lo trazado.

## Detección

SB-10 = Detección
SB-10-1-a = Buques y aviones solo pueden atacar a una fuerza detectada o perseguida.
SB-10-1-b = Toda fuerza auténtica y toda unidad de reconocimiento puede intentar detectar cada turno.
SB-10-1-c = En la fase 3 el objetivo debe estar en el mismo hexágono.
SB-10-1-d = En la fase 9 hay más intentos cuando fuerzas alemanas pasan por hexágonos con unidades británicas.
SB-10-1-e = Las unidades aéreas no pueden ser detectadas.
SB-10-2-a = Un dado y todos los modificadores: con 7 o más se detecta. Un 1 en el dado nunca basta.
SB-10-2-b = Quien busca tira en secreto. El otro sabe del intento y del resultado, no del dado.
SB-10-2-c = Modificadores: visibilidad buena +1; visibilidad mala, noche o ambas -2; reconocimiento de día +3; fuerza de 3 o 4 buques +1, de 5 o 6 +2, de 7 o más +3; un portaaviones en ella +2.
SB-10-2-d = Una flotilla de destructores cuenta aquí como un buque.
SB-10-2-e = Uno o dos buques no cambian nada.
SB-10-3-a = Nadie puede intentar detectar en la niebla.
SB-10-3-b = Nadie puede perseguir en la niebla sin un radar de búsqueda eficaz.
SB-10-4-a = Una fuerza detectada recibe un marcador Detectada, que ven ambos.
SB-10-4-b = Su dueño debe decir cuántos acorazados, portaaviones, cruceros y flotillas de destructores tiene, pero no los nombres.
SB-10-5-a = Donde hay varias fuerzas enemigas, cada una requiere su propio intento.
SB-10-5-b = En un hexágono puede haber fuerzas detectadas y sin detectar.
SB-10-5-c = Varias fuerzas hacen cada una su intento; no pueden sumar sus buques.
SB-10-6-a = Este turno, una fuerza detectada puede ser atacada por cualquier fuerza enemiga del hexágono, no solo por la que la encontró.
SB-10-6-b = También puede ser atacada desde el aire en la fase 5.
SB-10-6-c = El ataque exige el marcador, Detectada o Perseguida, en ese momento.
SB-10-6-d = Los marcadores Detectada se retiran en la fase 10.
SB-10-7-a = Una fuerza que entra en un hexágono costero de tierra enemiga, o está en él, es detectada sin tirar.
SB-10-7-b = A los alemanes los ven desde las costas de Gran Bretaña, Irlanda, Islandia, Terranova y Gibraltar.
SB-10-7-c = A los británicos los ven desde las costas de Noruega y de la Europa ocupada.
SB-10-7-d = Las costas también descubren los señuelos.
SB-10-8-a = El reconocimiento solo busca en el hexágono donde está al empezar la fase 3, no en los que sobrevuela.
SB-10-9-a = Los buques en puerto no pueden ser detectados por fuerzas, solo desde el aire.
SB-10-10-a = Los señuelos no pueden intentar detectar.
SB-10-10-b = Un jugador puede renunciar a un intento con una fuerza auténtica para no mostrar que lo es.

## Persecución

SB-11 = Persecución
SB-11-1-a = Solo el británico persigue.
SB-11-1-b = Puede perseguirse una fuerza alemana detectada este turno o perseguida el anterior. A los aviones no.
SB-11-1-c = Pueden perseguir las fuerzas y los aviones de reconocimiento.
SB-11-1-d = La persecución normal se intenta en la fase 6, en el hexágono de la fuerza alemana.
SB-11-1-e = La persecución a gran velocidad se intenta en la fase 9, cuando una fuerza alemana ha sido detectada al pasar por un hexágono con una unidad británica.
SB-11-1-f = En cada hexágono solo puede elegirse una unidad para perseguir en la fase 6 y una en la 9.
SB-11-2-a = Una fuerza alemana perseguida no se traza; mueve a la vista en la fase 7.
SB-11-2-b = Así el perseguidor puede mover al mismo hexágono en la fase 8.
SB-11-3-a = Cada intento es un dado: con 5 o más tiene éxito. Visibilidad buena +1, mala o de noche -2, radar eficaz +3, niebla -1, aviones de noche otro -2.
SB-11-3-b = El éxito pone un marcador Perseguida en la fuerza alemana.
SB-11-4-a = El perseguidor va adonde va la fuerza perseguida. Si tras la fase 8 no está en el mismo hexágono, se pierde el contacto.
SB-11-4-b = Un perseguidor no tiene que volver a detectar, solo mantener el contacto en la fase 6.
SB-11-5-a = La fuerza británica que ha detectado puede dividirse para que solo persigan algunos de sus buques.
SB-11-6-a = El buque más lento que persigue debe tener al menos el valor de evasión actual del más lento de los perseguidos.
SB-11-6-b = Los aviones no necesitan valor de evasión.
SB-11-6-c = Los aviones no pueden perseguir a más de cuatro hexágonos de su base.
SB-11-7-a = Cada contacto se vuelve a tirar en cada fase 6.
SB-11-7-b = Si falla, se retira el marcador Perseguida.
SB-11-8-a = Una fuerza alemana perseguida no puede detectar ni destruir convoyes.
SB-11-9-a = Tras un éxito el británico dice el número y los tipos de los buques que persiguen.
SB-11-9-b = Perseguidor y perseguido solo combaten si el británico quiere.
SB-11-9-c = Si la fuerza que persigue es hundida, se retira el marcador Perseguida.
SB-11-9-d = Una fuerza que persigue cuenta como detectada.
SB-11-10-a = La persecución a gran velocidad solo empieza mientras el alemán mueve en la fase 9, tras ser detectado en ese hexágono.
SB-11-10-b = El perseguidor debe ser lo bastante rápido, como en la persecución normal.
SB-11-10-c = Debe quedarle este turno movimiento suficiente para seguir hasta el final del trazado.
SB-11-10-d = Para ello se tiene en cuenta lo que cada fuerza británica ha movido este turno.
SB-11-11-a = En la niebla solo puede perseguir una fuerza con al menos un radar de búsqueda eficaz.

## Combate

SB-12 = Combate
SB-12-11-a = El combate de superficie exige una fuerza enemiga detectada o perseguida en el mismo hexágono.
SB-12-11-b = El jugador que ha detectado decide solo si combate.
SB-12-11-c = Si han detectado ambos, basta con que uno quiera combatir.
SB-12-11-d = Participan todas las fuerzas de ambos bandos en el hexágono, también las no detectadas, salvo un perseguidor que se mantenga al margen.
SB-12-11-e = Se combate al menos una ronda antes de que alguien pueda intentar retirarse.
SB-12-11-f = Los buques en puerto no participan.
SB-12-12-a = Todos los buques que participan se ponen en línea, a la vista de ambos.
SB-12-12-b = En cada ronda dispara primero el alemán y luego el británico.
SB-12-12-c = El daño cuenta al final de la ronda: un buque hundido todavía dispara en esa ronda.
SB-12-12-d = Antes de disparar, el jugador indica el objetivo y el arma de cada buque.
SB-12-12-e = Lo anunciado no puede cambiarse en esa ronda.
SB-12-12-f = Las rondas 1 a 3 son a alcance A: solo disparan los cañones de alcance A.
SB-12-12-g = Las rondas 4 a 6 son a alcance B: disparan los cañones de alcance A y B.
SB-12-12-h = Desde la ronda 7 es alcance C: disparan todos los cañones.
SB-12-12-i = El combate sigue a alcance C hasta que un bando se ha hundido o se ha ido.
SB-12-12-j = La ronda y el alcance están siempre a la vista.
SB-12-13-a = Un buque dispara una vez por ronda, contra un buque.
SB-12-13-b = La fuerza de ataque y el dado modificado dan el resultado en la tabla de daños.
SB-12-13-c = El resultado es nada, unos puntos de daño o 5X.
SB-12-13-d = 5X son cinco puntos de daño.
SB-12-13-e = Tras un 5X contra cualquier buque que no sea acorazado se vuelve a tirar: con 9 o 10 estalla.
SB-12-13-f = Un dado modificado por encima de 10 cuenta como 10; por debajo de 1 no hay resultado.
SB-12-13-g = Modificadores: dos o más buques disparan al mismo -1; dispara el Prince of Wales -1; dispara un buque alemán no volteado +1; noche -1; un acorazado o crucero de batalla dispara a alcance C +1; la defensa del objetivo, la indicada; un objetivo con evasión de 10 o menos +1.
SB-12-13-h = Se suman todos los modificadores.
SB-12-14-a = Los puntos de daño se llevan por buque.
SB-12-14-b = Cuando alcanzan la capacidad de la cara visible, la ficha se voltea.
SB-12-14-c = Un buque cuyo reverso lo indica se hunde entonces, al final de la ronda.
SB-12-14-d = Si no, sigue combatiendo con los valores reducidos del reverso.
SB-12-14-e = Un buque volteado se hunde cuando su daño alcanza la capacidad del reverso.
SB-12-14-f = El daño de una ronda que excede lo que voltea un buque se pierde.
SB-12-15-a = Un acorazado o crucero de batalla pierde uno de evasión por cada dos puntos de daño.
SB-12-15-b = Los demás buques pierden dos de evasión por cada punto de daño.
SB-12-15-c = El Scheer pierde evasión como un crucero pesado.
SB-12-16-a = Una vez alcanzado el alcance C, una flotilla de destructores puede atacar con torpedos.
SB-12-16-b = Puede hacerlo una vez por combate.
SB-12-16-c = A los torpedos solo los modifican la defensa del objetivo y la evasión de 10 o menos.
SB-12-17-a = A alcance C, la artillería secundaria de un acorazado o crucero de batalla ataca cada ronda a un crucero, portaaviones o flotilla, con fuerza 5.
SB-12-17-b = A un buque volteado no le queda artillería secundaria.
SB-12-18-a = No se puede disparar a un portaaviones antes de que todos los demás buques de su bando estén hundidos o dañados.
SB-12-18-b = De día, un portaaviones en combate puede enviar sus aviones contra buques alemanes, una vez por combate.
SB-12-18-c = Solo pueden atacar buques que no estén bajo fuego de cañón en esa ronda.
SB-12-18-d = Los aviones así usados no vuelven a atacar en la fase 5.
SB-12-19-a = Tras el combate, el daño pasa a las tarjetas de fuerzas.
SB-12-21-a = Se puede intentar la retirada al final de cada ronda, incluida la primera.
SB-12-21-b = Un jugador se retira con todos los buques o con ninguno.
SB-12-21-c = Los buques pueden irse en cualquier número de grupos, sean cuales sean sus fuerzas.
SB-12-21-d = Un grupo tiene el valor de evasión de su buque más lento.
SB-12-22-a = El otro jugador persigue cada grupo o lo deja ir.
SB-12-22-b = Los buques que persiguen necesitan al menos el valor de evasión del grupo.
SB-12-22-c = Un grupo al que no se persigue escapa.
SB-12-22-d = Perseguidores y perseguidos siguen combatiendo, ronda a ronda, al último alcance.
SB-12-22-e = Al final de cada una de esas rondas, un grupo escapa con 9 o 10 en el dado.
SB-12-22-f = Un grupo también escapa cuando sus perseguidores abandonan o se han vuelto demasiado lentos.
SB-12-22-g = Los buques que escapan siguen en su fuerza y en el hexágono.
SB-12-22-h = Las fuerzas que escoltan convoyes ni se retiran ni persiguen.
SB-12-23-a = También los cruceros y destructores deben pasar por las rondas a alcance A, si alguien quiere retirarse.
SB-12-23-b = Si ambos jugadores quieren combatir, pueden saltarse el alcance A.
SB-12-31-a = Las unidades de ataque atacan en la fase 5, una vez por turno, salvo que un portaaviones haya usado la suya en combate.
SB-12-31-b = Los torpederos vuelan desde portaaviones y los bombarderos desde tierra.
SB-12-32-a = Solo las fuerzas pueden ser atacadas desde el aire, no los aviones ni los convoyes.
SB-12-32-b = El objetivo debe estar detectado o perseguido.
SB-12-32-c = Debe estar dentro del radio de la base o del portaaviones.
SB-12-32-d = También pueden atacarse fuerzas en puerto, si están detectadas.
SB-12-33-a = Los ataques aéreos usan la tabla de daños; el daño cuenta en el acto.
SB-12-33-b = La fuerza de una unidad aérea puede repartirse entre varios buques.
SB-12-33-c = Una unidad aérea ataca a un buque solo una vez.
SB-12-33-d = El atacante elige los buques.
SB-12-33-e = Modificadores: la defensa del objetivo y +1 con evasión de 10 o menos. Nada más.
SB-12-33-f = Nada puede rechazar un ataque aéreo.
SB-12-33-g = Un portaaviones con dos o más puntos de daño no puede lanzar aviones.
SB-12-34-a = Las unidades aéreas tiran una a una; sus fuerzas nunca se suman.

## Control de daños

SB-13 = Control de daños
SB-13-1-a = En la fase 10, un dado por cada buque dañado: de 1 a 6 nada, de 7 a 9 se repara un punto, con 10 dos.
SB-13-1-b = Los buques alemanes suman 1.
SB-13-1-c = Cada buque dañado tira todos los turnos.
SB-13-1-d = El daño nunca baja de cero.
SB-13-2-a = Los buques pueden repararse en cualquier estado, también volteados.
SB-13-2-b = Una ficha volteada nunca vuelve a su anverso.
SB-13-2-c = Un portaaviones no puede lanzar mientras tenga dos puntos de daño.

## Tiempo

SB-14 = Tiempo
SB-14-11-a = El combate nocturno empieza a alcance B.
SB-14-11-b = De noche todos los buques disparan con -1.
SB-14-11-c = De noche no hay ataques aéreos.
SB-14-11-d = El reconocimiento puede buscar de noche.
SB-14-21-a = Un turno son ocho horas. Tras la fase 10 empieza el siguiente; uno de cada tres es de noche.

## Victoria

SB-15 = Victoria
SB-15-1-a = La partida termina tras 28 turnos.
SB-15-1-b = Termina cuando el alemán tiene más puntos de los que el británico aún puede alcanzar.
SB-15-1-c = Termina cuando se hunde el Bismarck.
SB-15-1-d = Termina cuando el Bismarck entra en Bergen, Brest, St. Nazaire, El Ferrol o Trondheim.
SB-15-1-e = Termina cuando el Bismarck sale del mapa por el borde sur.
SB-15-1-f = Un escenario puede tener otros finales.
SB-15-2-a = Gana quien tiene más puntos de victoria.
SB-15-2-b = A igualdad de puntos gana el alemán si se destruyó algún convoy; si no, el británico.
SB-15-3-a = El británico puntúa por buques hundidos: Bismarck 40, Scharnhorst y Gneisenau 25 cada uno, Scheer 15, Prinz Eugen 10; y 3 por cada convoy auténtico que llega al Clyde o a St. Johns, sale por el borde sur o sigue en el mar.
SB-15-4-a = El alemán puntúa por buques hundidos: un portaaviones 20; King George V, Prince of Wales, Hood, Rodney, Nelson 15 cada uno; Repulse, Renown, Revenge, Ramillies 12 cada uno; un crucero pesado 6, uno ligero 4, una flotilla 8; por un convoy, su valor; y 5 por cada buque que sale por el borde sur con un valor de evasión de 21 o más.
SB-15-4-b = Los convoyes que siguen en el recipiente no cuentan para nadie.

## Escenarios

SB-16 = Escenarios
SB-16-0-a = El escenario histórico es la base de todos los demás.
SB-16-0-b = El alemán despliega primero, antes de colocar ninguna unidad británica.
SB-16-0-c = En el mapa solo se ponen fichas de fuerza.
SB-16-1-a = Fuerzas británicas: Hood, Prince of Wales y una flotilla en 3010; Victorious, Repulse, King George V, Galatea, Kenya, Hermione, Aurora y una flotilla en 3613; Ark Royal, Renown, Sheffield y una flotilla en 3728; Ramillies en 1718; Dorsetshire en 2530; Rodney, Exeter y una flotilla en 3515; Edinburgh en 2925.
SB-16-1-b = Debe haber fuerzas, auténticas o señuelos, en cada uno de 2905, 3308, 3309 y 3410, formadas con Norfolk, Suffolk, Arethusa, Manchester, Birmingham y dos señuelos.
SB-16-1-c = Las fuerzas sobrantes van a cualquier lugar que no esté junto a una alemana.
SB-16-1-d = El británico puede tener como mucho 13 fuerzas.
SB-16-1-e = La fuerza del Ark Royal no puede mover hasta que se detecte el Bismarck.
SB-16-1-f = Al británico se le dice cuándo ha sido detectado el Bismarck.
SB-16-1-g = Aviones británicos: reconocimiento en Hvalfiord, St. Johns, Scapa Flow, Gibraltar, Plymouth e Irlanda; bombarderos en Scapa Flow, Plymouth e Irlanda; torpederos en el Ark Royal y el Victorious.
SB-16-1-h = El Bismarck y el Prinz Eugen empiezan juntos en 3204, 3508, 3810 o 3912.
SB-16-1-i = Tres señuelos alemanes empiezan en los otros tres hexágonos. El alemán puede tener como mucho cuatro fuerzas.
SB-16-1-j = Aviones alemanes: reconocimiento en Trondheim y Burdeos, bombarderos en Bergen y Brest.
SB-16-1-k = Ocho convoyes empiezan en el mapa: HX 1718 y 2811, SC 2511, ONS 2912, WS8B 3515, ON 3314, OG 3615, SL 2530.
SB-16-1-l = Refuerzos: Revenge en el turno 7 en 1319; London como escolta del primer convoy SL que entre después del turno 1.
SB-16-2-a = Rheinübung según lo planeado: el escenario histórico con el Nelson, que escolta el convoy que el británico quiera.
SB-16-2-b = El Scharnhorst y el Gneisenau empiezan en Brest.
SB-16-2-c = El alemán puede tener ocho fuerzas, cinco de ellas señuelos.
SB-16-2-d = Tres señuelos empiezan como siempre y dos en Brest.
SB-16-2-e = El británico tiene los mismos límites de siempre.
SB-16-2-f = La partida también termina cuando se hunden el Scharnhorst y el Gneisenau.
SB-16-3-a = El Gneisenau: como la operación planeada, pero solo con el Gneisenau y cuatro señuelos.
SB-16-3-b = Termina solo de las maneras habituales.
SB-16-3-c = El británico también tiene aquí el Nelson.
SB-16-4-a = Escolta de convoyes: el escenario histórico con Nelson y London, juntos o separados, con algún convoy del mapa.
SB-16-4-b = El London, entonces, no llega más tarde.
SB-16-5-a = La salida: el escenario histórico con el Scheer, en la fuerza del Bismarck o en otro de los cuatro hexágonos.
SB-16-5-b = Si el Scheer empieza aparte, el tercer señuelo falta en el turno 1 y puede llegar después.

## Combustible (opcional)

SB-17 = Combustible (opcional)
SB-17-1-a = Cada buque tiene factores de combustible, que solo ve su dueño.
SB-17-1-b = Gasta uno cada turno en que su fuerza mueve a toda velocidad.
SB-17-11-a = Un buque sin combustible no mueve más de un hexágono por turno.
SB-17-12-a = Los buques británicos solo repostan en puertos propios.
SB-17-12-b = Los buques alemanes repostan en puertos propios o de petroleros en el mar.
SB-17-12-c = Antes de la partida el alemán indica en secreto tres hexágonos donde esperan petroleros.
SB-17-12-d = Los petroleros no mueven ni pueden ser detectados o hundidos.
SB-17-12-e = Repostar por completo exige dos turnos enteros sin mover, en el hexágono de un petrolero o de un puerto.
SB-17-12-f = Cualquier combate anula el repostaje de ese turno.
SB-17-12-g = Los dos turnos no tienen que ser seguidos ni en el mismo hexágono.
SB-17-12-h = Un solo turno de repostaje no aporta nada.
SB-17-14-a = Antes de la partida, cada buque alemán ha gastado combustible según dónde empieza: 3204 cuatro, 3508 dos, 3810 uno, 3912 ninguno.
SB-17-14-b = El Scharnhorst y el Gneisenau no han gastado nada.
SB-17-13-x = El reglamento no tiene un párrafo 17.13.

## Notas del diseñador

SB-18 = Notas del diseñador
SB-18-0-x = Las notas del diseñador faltan en nuestro ejemplar y no contienen reglas.

## Decisiones

SB-A1 = La tabla de velocidades empieza con una errata. Con una evasión de 30 o más se mueven 4 hexágonos.
SB-A2 = La tabla no habla de valores por encima de 34 ni por debajo de 1. Por encima de 34 se mueven 4 hexágonos; mientras flota, un buque tiene al menos 1.
SB-A3 = La velocidad se toma siempre de la evasión actual; no hay otra cifra para ella.
SB-A4 = Una fuerza mueve lo que pueda su buque más lento ese turno, aunque sea nada. Sin combustible mueve un hexágono, si podía moverlo.
SB-A5 = Pasar por un hexágono es entrar en él: el británico puede intentarlo en cada hexágono en que entra un corsario, no en el de partida. Los convoyes el alemán también puede observarlos en su primer hexágono.
SB-A6 = Solo detenerse ante un convoy o destruirlo acorta un movimiento trazado; el resto se pierde. Ser detectado o perseguido no lo cambia.
SB-A7 = Los trazados deben respetar el límite de cuatro fuerzas al hacerse. Si las paradas lo impiden después, la última fuerza se detiene un hexágono antes.
SB-A8 = Un corsario sale desde cualquier hexágono de la fila 38, la última de cada columna, por un hexágono más de movimiento.
SB-A9 = Una fuerza que termina su movimiento en el hexágono de un puerto propio está en puerto, salvo que su dueño diga que sigue en el mar. En puerto no la encuentran los buques, no combate con ellos y ni busca ni persigue.
SB-A10 = El enemigo puede entrar en el hexágono de un puerto como en mar abierto, donde lo detecta la costa. El puerto mismo le está vedado.
SB-A11 = El límite de cuatro fuerzas cuenta donde terminan los movimientos, tras la fase 1 y tras separar perseguidores. Se puede pasar por hexágonos llenos. Los convoyes se cuentan aparte.
SB-A12 = Una fuerza sin trazado se queda donde está, y nadie la distingue de una con trazado.
SB-A13 = El número de fuerzas nunca se supera. Para dividir o colocar un refuerzo debe quedar una ficha libre; un refuerzo también puede unirse a una fuerza de su hexágono o esperar.
SB-A14 = Los grupos que se retiran solo existen en el combate. Tras un combate, una fuerza alemana perseguida puede dividirse en la siguiente fase 1, y el británico elige, sin saber qué contienen, qué parte sigue perseguida.
SB-A15 = Una fuerza perseguida puede unirse a otra en la fase 1; el conjunto queda perseguido.
SB-A16 = Cualquier señuelo fuera del mapa puede entrar en la siguiente fase 1.
SB-A17 = Un señuelo puede colocarse en cualquier hexágono numerado donde pudiera estar su bando, dentro de los límites de fuerzas.
SB-A18 = Un señuelo puede retirarse siempre que su dueño decida, pero no entre el anuncio de un intento o combate en su hexágono y su resultado.
SB-A19 = Un señuelo en el hexágono de un combate se descubre y se retira.
SB-A20 = Los señuelos no tienen velocidad, pero navegan hexágono a hexágono como todos; los alemanes, por trazado. No pueden salir del mapa.
SB-A21 = El dado se tira para un señuelo igual que para una fuerza auténtica.
SB-A22 = Una ficha conserva su nombre mientras está en el mapa. Lo que hay detrás puede cambiar en la fase 1. La que vuelve lleva un nombre nuevo.
SB-A23 = El reconocimiento nunca tira para detectar en la fase 9, pero puede perseguir allí lo que han detectado buques o una costa.
SB-A24 = Los aviones alemanes evitan todo hexágono con tierra de Inglaterra, Gales o Escocia; Irlanda e Islandia están abiertas. La distancia es el camino más corto rodeando. En Plymouth pueden entrar para atacar su puerto.
SB-A25 = El reconocimiento empieza en su base y puede ir a cualquier hexágono dentro de su radio.
SB-A26 = Una unidad aérea ataca en un hexágono. Allí puede repartir su fuerza, en puntos enteros, entre todos los buques detectados o perseguidos.
SB-A27 = Ambos jugadores deciden en secreto sus ataques aéreos. Se resuelven primero los alemanes; a un portaaviones que ya ha lanzado no lo frena lo que le alcance entonces.
SB-A28 = En combate, los aviones de un portaaviones se anuncian con el fuego británico de una ronda, contra buques a los que no dispara ningún cañón británico, y cuentan al final de ella.
SB-A29 = Cada unidad aérea tira por separado, también desde la misma base.
SB-A30 = Un portaaviones volteado ya no lanza aviones.
SB-A31 = El británico puede mirar el reverso de los convoyes del mapa; nadie sabe qué saldrá del recipiente. Una opción se los oculta también al británico.
SB-A32 = Con 12 convoyes en el mapa, o si no quedan, no se saca ninguno ni se recupera después. Un convoy nuevo puede entrar en un hexágono lleno.
SB-A33 = La distancia de un convoy es el camino más corto por mar hasta el Clyde, hasta St. Johns o, para WS y OG, hasta el hexágono más cercano por el que pueden salir.
SB-A34 = Un convoy no puede quedarse quieto, salvo que no tenga ningún hexágono permitido. El que sale en la fase 1 mueve ese mismo turno.
SB-A35 = Cada hexágono en que termina un convoy debe estar a no más de cuatro de su derrota.
SB-A36 = WS8B es el único convoy WS y empieza en el mapa. WS y OG puntúan al salir por el sur; SL, al llegar al Clyde.
SB-A37 = Las escoltas se indican en el despliegue y después en la fase 8. Una escolta protege todos los convoyes de su hexágono.
SB-A38 = Una fuerza que escolta no puede intentar detectar hasta que el alemán ataque el convoy. Las demás del hexágono sí.
SB-A39 = El reconocimiento alemán tira por cada convoy en la fase 3. Un éxito dice si es auténtico; para atacarlo hace falta una fuerza.
SB-A40 = Los convoyes caen en la fase 9 si nadie los escolta en ese momento, o en la fase 4 justo después de un combate en que se hundieron todas las escoltas.
SB-A41 = Las fuerzas que no escoltan no protegen a un convoy, aunque combatan en la fase 4.
SB-A42 = Un corsario puede destruir a la vez todos los convoyes del hexágono.
SB-A43 = Un corsario puede detenerse ante un convoy escoltado sin atacar ni ser detectado, y combatir el turno siguiente. No puede detenerse sin un convoy auténtico.
SB-A44 = Un corsario que destruye un convoy en la fase 9 queda al descubierto y libera la fuerza de Gibraltar; una unidad británica del hexágono que no escolte puede intentar perseguirlo en el acto, si nadie lo ha intentado allí en esta fase.
SB-A45 = Un corsario que pasa a ser perseguido por el camino pierde los convoyes desde ese momento. En cada hexágono intenta primero el británico.
SB-A46 = Un convoy señuelo descubierto desaparece para siempre, no puntúa y no detiene al corsario.
SB-A47 = En la fase 3 ambos bandos deciden en secreto sus intentos: primero las costas, luego todas las tiradas y después se retiran los señuelos. En la fase 9 el orden en un hexágono es costa, intentos y persecución británicos, intentos alemanes, convoyes.
SB-A48 = Una unidad tiene un intento por objetivo en la fase 3, y en la fase 9 uno en cada hexágono en que se entra.
SB-A49 = El otro bando sabe quién lo intentó contra quién, luego el que busca es auténtico, y si tuvo éxito; nunca el dado. También se dice que se observa un convoy.
SB-A50 = Visibilidad mala de noche es -2 una sola vez; buena de noche es +1 y -2.
SB-A51 = El tamaño y el portaaviones solo ayudan a las fuerzas. Un portaaviones ayuda mientras flota, también de noche y dañado.
SB-A52 = Los acorazados y cruceros de batalla se anuncian como acorazados; los cruceros pesados y ligeros, como cruceros.
SB-A53 = Las costas detectan en cada entrada y de nuevo al empezar cada fase 3. Las costas neutrales no ven nada, pero Irlanda ve a los alemanes.
SB-A54 = La niebla solo prohíbe las tiradas. Las costas, observar convoyes y atacarlos funcionan en la niebla.
SB-A55 = Ser detectado en la fase 9 no lleva a ningún ataque ese turno, solo a la persecución. En la siguiente fase 3 hay que volver a encontrar al corsario.
SB-A56 = En todos los escenarios se anuncia cuándo se detecta por primera vez el Bismarck, por el medio que sea. Eso libera para siempre la fuerza de Gibraltar.
SB-A57 = En cada hexágono hay en cada fase un intento nuevo de persecución, de una unidad contra una fuerza. Mantener contactos anteriores va aparte.
SB-A58 = Nadie está obligado a seguir. Un contacto termina si al final de la fase 8 no hay en el hexágono ninguna unidad que lo hizo.
SB-A59 = Solo se ofrecen como perseguidores las unidades que pueden seguir hasta el final. Avanzan hexágono a hexágono; el alemán no las busca por el camino.
SB-A60 = El reconocimiento sigue si el último hexágono está dentro de su radio y a no más de cuatro de su base.
SB-A61 = Basta un buque con radar para toda su fuerza.
SB-A62 = Los buques alemanes no pueden atacar a la fuerza que los persigue; sus bombarderos sí. Si otros combaten en el hexágono, el perseguidor queda fuera salvo que el británico lo incluya.
SB-A63 = Un contacto también termina cuando el corsario entra en un puerto, sale del mapa, se hunde, termina la fase 7 en la niebla sin un buque con radar detrás o la atraviesa en la fase 9, o cuando el perseguidor se ha vuelto demasiado lento.
SB-A64 = Cualquier unidad capaz del hexágono puede hacer la tirada que mantiene un contacto.
SB-A65 = Mientras una fuerza es perseguida, sus tipos se dicen cada turno.
SB-A66 = Con una costa o al observar un convoy, se considera que ha detectado el bando cuyo enemigo queda marcado.
SB-A67 = El alemán anuncia y tira primero; el británico lo ve y después anuncia. El daño cuenta para ambos al final.
SB-A68 = Entran en combate todas las fuerzas en el mar del hexágono; no las de puerto, ni los señuelos, ni los aviones. Solo la fuerza perseguidora puede quedar fuera; la perseguida combate con otras que haya detectado.
SB-A69 = De día un combate empieza en la ronda 1 y de noche en la 4. Si ambos quieren, también de día empieza en la 4. Las rondas en que nadie puede disparar también pasan.
SB-A70 = Dos o más buques son los que disparan cañones al objetivo en esa ronda. Los torpedos y los aviones no cuentan.
SB-A71 = La ventaja alemana depende del buque que dispara.
SB-A72 = La artillería secundaria lleva todos los modificadores de los cañones. Puede disparar al mismo buque que la principal o a otro.
SB-A73 = Una flotilla lanza sus torpedos en lugar de usar los cañones, y no en una persecución a alcance A o B. El daño no los debilita.
SB-A74 = 5X funciona igual con cañones, torpedos y aviones. Cada 5X tiene su tirada, sin modificadores.
SB-A75 = Un buque se voltea cuando el daño alcanza o supera su capacidad. Empieza entonces sin puntos en el reverso; lo sobrante se pierde. Un buque volteado sigue contando como dañado.
SB-A76 = Un buque volteado tiene la evasión del reverso, menos lo que cuesten los puntos que lleve.
SB-A77 = A un portaaviones lo protegen todos los buques británicos del combate menos otros portaaviones. Si no queda ninguno, se le puede disparar.
SB-A78 = Al final de una ronda dice primero el alemán si se retira y después el británico; si ambos, el combate termina. Las escoltas se quedan mientras los demás pueden irse. Cada perseguidor sigue a un grupo; los que no persiguen quedan fuera del combate. Los perseguidos no pueden volverse.
SB-A79 = En una persecución el alcance sigue siendo el de la ronda anterior. Los torpedos y la artillería secundaria exigen alcance C.
SB-A80 = Tras un combate todos los supervivientes siguen en el hexágono, los marcadores se quedan y no hay un segundo combate allí este turno.
SB-A81 = Un combate termina tras tres rondas seguidas a alcance C, o en una persecución, en que nadie tuvo un disparo permitido.
SB-A82 = Los combates se libran uno tras otro, por el número de su hexágono.
SB-A83 = Lo que se dijo en la fase 3 se sabe al decidir la fase 4.
SB-A84 = El Scheer es un crucero de batalla en todo salvo en cómo lo frena el daño.
SB-A85 = El Scharnhorst y el Gneisenau son cruceros de batalla, así que pueden estallar.
SB-A86 = Un 10 alemán es 11 y repara dos puntos. Las reparaciones son secreto del dueño salvo que el buque sea perseguido.
SB-A87 = Un buque volteado solo repara los puntos de su reverso.
SB-A88 = El -1 de la noche cuenta una vez. Son noches los turnos 3, 6, 9 y así hasta el 27.
SB-A89 = Lo que el británico aún puede alcanzar: los puntos que tiene, los de todos los buques alemanes del mapa, 3 por cada convoy auténtico del mapa y por cada uno que aún pueda salir. Se mira tras cada fase.
SB-A90 = Solo entrar en un puerto termina la partida; el Bismarck puede empezar en Bergen. Burdeos no la termina.
SB-A91 = Lo que ocurre a la vez se completa antes de que termine la partida. Los convoyes del mapa cuentan como en el mar.
SB-A92 = Una flotilla son varios buques y vale más que un crucero pesado, como está impreso.
SB-A93 = Cuenta la evasión en el momento de salir. Con menos de 21, el Bismarck termina la partida sin los 5 puntos.
SB-A94 = No hay empates. Solo cuenta como destruido un convoy auténtico.
SB-A95 = Cuentan las pérdidas de ambos bandos en la última ronda.
SB-A96 = La patrulla necesita una fuerza en cada uno de sus cuatro hexágonos; los cruceros pueden ir juntos y los señuelos reservarse.
SB-A97 = Las fuerzas sobrantes no se ponen ni junto a una ficha alemana ni en su hexágono. Los hexágonos fijos y de patrulla están exentos.
SB-A98 = Los buques de la fuerza retenida no mueven en el mapa, aunque se separen. Pueden dividirse, buscar, combatir y lanzar aviones.
SB-A99 = El London llega con el primer convoy SL que salga en el turno 2 o después, señuelo o no. Si no sale ninguno, nunca llega.
SB-A100 = Con el Gneisenau hay cuatro señuelos en total, tres como siempre y uno en Brest: más no caben ni en el puerto ni en el límite.
SB-A101 = Nelson y London cuentan entre las 13 fuerzas; pueden unirse a una que esté con el convoy. El London solo llega una vez.
SB-A102 = Con el Scheer aparte sigue el límite de cuatro, y el tercer señuelo entra cuando quede una ficha libre. Una opción permite una quinta.
SB-A103 = El Bismarck y el Prinz Eugen empiezan en una misma fuerza.
SB-A104 = Los buques de Brest empiezan en puerto, en una fuerza o en dos.
SB-A105 = Al desplegar, el británico ve dónde están las fichas alemanas y nada más.
SB-A106 = Paga combustible cada buque de una fuerza que mueve a toda su velocidad, igual que los hexágonos de salida cobran a cada buque.
SB-A107 = Se suman los movimientos de las fases 8 y 9.
SB-A108 = Repostar en puerto también lleva dos turnos.
SB-A109 = Es combate el de superficie, un ataque aéreo contra la fuerza o destruir un convoy. Ser detectado o perseguido no lo es.
SB-A110 = El Scheer paga por su hexágono de salida. Los señuelos no gastan. Los petroleros esperan en cualquier hexágono numerado que no sea restringido ni puerto.
SB-A111 = Sin combustible un buque conserva su evasión; solo sufre su movimiento.
SB-L1 = La tabla de visibilidad se ha perdido. Un dado: 30 de cada 100 buena, 40 regular, 30 mala.
SB-L2 = La tabla de detección se ha perdido. Los modificadores están impresos; con 7 o más se detecta.
SB-L3 = La tabla de persecución y su lista de radares se han perdido. Con 5 o más se mantiene; tienen radar eficaz Suffolk, Sheffield, King George V, Prince of Wales y Rodney.
SB-L4 = La tabla de daños se ha perdido. La nuestra crece con la fuerza y el dado, y da 5X desde una fuerza de 11.
SB-L5 = El mapa se ha perdido. Sus hexágonos se deducen de los lugares que nombran las reglas: las columnas impares están medio hexágono más abajo y todas terminan en la fila 38. Las dos derrotas pasan por todos los hexágonos donde empiezan convoyes.
SB-L6 = La tierra, las costas, la niebla y las aguas restringidas se calculan con la costa real o se sitúan donde el texto las necesita. El mar de Irlanda y el Canal son restringidos; el paso por Escocia está cerrado; lo que queda al oeste de 75 grados no está en juego.
SB-L7 = Los puertos y bases aéreas están donde el texto nombra un hexágono; los demás, donde caen los reales en el mapa.
SB-L8 = Las fichas de buques se han perdido. Los valores salen de los cañones, la velocidad y la protección de 1941, ajustados a los combates del estrecho de Dinamarca y del 27 de mayo.
SB-L9 = Los factores de combustible se deducen de la autonomía de los buques a toda velocidad.
SB-L10 = El radio y la fuerza de las unidades aéreas son nuestros, según los aviones de 1941.
SB-L11 = Las fichas de convoy se han perdido. Hay 36: 24 auténticas que valen de 4 a 15 puntos y 12 señuelos.
SB-L12 = El registro de turnos se ha perdido. El turno 1 es la mañana del 23 de mayo, y uno de cada tres turnos es de noche.
SB-L13 = El registro de movimientos se guarda para el alemán y se muestra a ambos tras la partida.
SB-L14 = La hoja de combustible se ha perdido. Los petroleros se indican en el despliegue.
SB-L15 = Las fichas llevan nombres neutros, repartidos de modo que no dicen nada.
SB-L16 = La lista de fichas se ha perdido; la nuestra suma 200.
SB-L17 = Los registros de rondas y alcances siguen el texto: tres rondas a A, tres a B y después C; una persecución conserva su alcance.
SB-L18 = El párrafo 17.13, las notas del diseñador y los rótulos de las fichas se han perdido. Nada remite a ellos.
SB-D1 = Cuando un perseguidor se hunde en la fase 4, el contacto termina en el acto y el corsario puede destruir el convoy que ha ganado; otra unidad británica del hexágono puede intentar perseguir en la fase 6 sin detectar antes.
SB-D2 = Un perseguidor sigue detectado mientras persigue, más allá de la fase 10, así que los bombarderos pueden atacarlo el turno siguiente.
SB-D3 = El límite de cuatro fuerzas también vale para quien sigue: en la fase 8 otra debe irse antes, y en la fase 9 no puede elegirse un perseguidor cuyo camino termine en un hexágono lleno.
SB-D4 = Un señuelo no puede designarse como escolta.
