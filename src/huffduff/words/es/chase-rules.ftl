## Introducción

CH-1 = Introducción
CH-1-a = Se enfrentan dos jugadores, uno alemán y otro aliado. Cada turno equivale a algo menos de 5 horas, de modo que 5 turnos forman un día.
CH-1-b = En cada turno, cada bando mueve en secreto sobre una carta propia, su tablero de búsqueda. El enemigo no sabe nada de ello hasta que una regla revela algo.
CH-1-c = Después del movimiento, cada bando puede nombrar hexágonos en los que haya reunido suficientes factores de búsqueda y encontrar así buques enemigos.
CH-1-d = Solo se puede llevar al combate a los buques descubiertos en un hexágono donde también haya buques del otro bando. La lucha tiene lugar en el tablero de batalla.
CH-1-e = La partida termina cuando el Bismarck se hunde, cuando atraca en un puerto amigo o tras el último turno, el anochecer del 29 de mayo.

## Componentes

CH-2 = Componentes
CH-2-1-a = Los dos tableros de búsqueda muestran la misma carta. Tú solo ves y mueves lo que hay en la tuya.
CH-2-1-b = La carta muestra el Atlántico Norte en hexágonos de unos 137 km, o 74 millas náuticas, de lado a lado. De J30 (Bergen) a U26 (Brest) hay 11 hexágonos.
CH-2-1-c = Los buques solo pueden entrar en hexágonos que tengan coordenadas.
CH-2-1-d = Los buques no pueden cruzar un lado de hexágono que sea tierra de punta a punta. La única excepción es el canal de Kiel, para los buques alemanes.
CH-2-1-e = Los aviones pueden entrar en cualquier hexágono, con coordenadas o sin ellas, y ningún lado los detiene.
CH-2-1-f = Los puertos, los hexágonos de niebla, los sectores aéreos, las rutas de convoyes y sus líneas centrales, los factores de búsqueda propios de los hexágonos y el límite de los destructores alemanes figuran en la carta y no cambian nunca.
CH-2-2-a = Los buques combaten en el tablero de batalla, una sola fila de 27 zonas de movimiento. Cada 3 de ellas forman una zona marítima, 9 en total.
CH-2-3-1-a = Las clases son acorazado (BB), crucero de batalla (BC), portaaviones (CV), crucero pesado (CA), crucero ligero (CL), flotilla de destructores (DD), guardacostas (CG) y petrolero (TK). Todos menos los petroleros son buques de guerra.
CH-2-3-1-b = Un buque tiene nombre, clase, valor de evasión (su velocidad en nudos), grado de radar (ninguno, I, II o II*) y categoría de velocidad (F, M, S o VS).
CH-2-3-1-c = El radar II* funciona como el radar II hasta que termina la primera ronda de combate del buque en la partida. Después de esa ronda, el buque se queda sin radar hasta el final.
CH-2-3-1-d = Las categorías de velocidad son F (rápido), M (medio), S (lento) y VS (muy lento). Cada una tiene su propia regla de movimiento y combustible.
CH-2-3-1-e = De los buques F y M se recuerda cuántos hexágonos movieron en la última fase de movimiento, porque de ello depende el combustible. También cuenta el movimiento hecho como unidad perseguida.
CH-2-3-1-f = Un buque F cuyo valor de evasión baja a 25 o menos queda Dañado: no puede mover más de 1 hexágono por turno, pero sigue pagando el combustible como buque F.
CH-2-3-1-g = Solo los buques F pueden quedar Dañados en este sentido. Los buques M, S y VS conservan su movimiento aunque pierdan evasión.
CH-2-3-1-h = Un buque con un valor de evasión de 0 no puede mover en absoluto hasta que se repare.
CH-2-3-1-i = Los petroleros están para que otros buques reposten en alta mar. Ningún otro buque puede hacerlo.
CH-2-3-1-j = En el tablero de batalla, un buque muestra su nombre, su clase, su radar, su valor de evasión y hacia dónde apunta.
CH-2-3-1-k = Los buques que están en un mismo hexágono pueden navegar juntos como una fuerza (TF, o KG en el bando alemán). Tanto un buque suelto como una fuerza entera se llaman unidad naval.
CH-2-3-2-a = Una unidad aérea tiene un tipo, una base, una velocidad máxima y, en algunos casos, una autonomía. Si no se indica, su autonomía es 1.
CH-2-3-2-b = En cada vuelo, un avión de combate suelta marcadores de búsqueda o un marcador de ataque. Un avión de reconocimiento solo puede soltar marcadores de búsqueda.
CH-2-3-3-a = Avistado y Perseguido son las dos caras de un mismo marcador, así que una unidad nunca está de las dos maneras. Lo usan ambos bandos y puede indicar las clases de los buques.
CH-2-3-3-b = Otros marcadores indican qué hace o qué sufre una unidad: Maniobra de evasión, Patrulla, Reparación en alta mar, Repostaje en alta mar, En puerto, Sin movimiento 1 a 4, Combustible de emergencia o Regreso a la base, y Restringido. El enemigo solo se entera de ellos cuando lo dice una regla.
CH-2-3-3-c = Los aviones dejan en los hexágonos marcadores de búsqueda y de ataque. Cada marcador de búsqueda vale 2 factores de búsqueda.
CH-2-3-3-d = Los daños en el timón, en la dirección de tiro y en el radar se señalan en la tarjeta del buque.
CH-2-3-3-e = Los efectos de evasión se sacan al azar de su propia bolsa, y los de un mismo buque se suman. Vuelven a ella cuando se reparan o cuando se pierde el buque.
CH-2-3-3-f = Las fichas de daño se sacan al azar de su propia bolsa y todas vuelven a ella en cuanto se resuelve el ataque.
CH-2-3-3-g = Los marcadores de torpedos indican cuántos torpedos le quedan a un buque.
CH-2-3-3-h = Un buque Restringido no puede hacer nada hasta que se cumpla su condición.
CH-2-3-3-i = El alemán reúne en secreto fichas de convoy y marcadores de mercante de 0,5 puntos. El jugador aliado no sabe cuántos son ni cuánto valen hasta el final.
CH-2-3-3-j = Todos los buques F y M tienen combustible, hasta su propio límite. Los buques S y VS no tienen marcador de combustible y nunca lo pagan.
CH-2-4-a = La tarjeta de un buque lleva la cuenta de los cañones de proa, los de popa, los secundarios, el casco y los torpedos. Cada fila empieza en su casilla más alta.
CH-2-4-b = Un buque se hunde cuando su casco llega a 0.
CH-2-4-c = Los impactos recibidos en una ronda de combate se apuntan aparte hasta que han disparado los dos bandos; un buque alcanzado en esta ronda dispara aún con todos los cañones que tenía al empezarla.
CH-2-4-d = La caja trae 30 tarjetas, así que no todos los buques tenían una. Aquí la tienen todos; los petroleros siguen su propia regla y nunca combaten.
CH-2-4-e = La tarjeta también entra en juego cuando su buque es alcanzado fuera del combate naval, por aviones o submarinos: parte de sus valores completos, recibe el daño y la tarjeta queda a la vista.
CH-2-7-a = Las hojas de registro de impactos de la caja solo sustituyen a las tarjetas. Aquí cumplen esa función las tarjetas.
CH-2-8-a = Todos los dados son de diez caras, del 0 al 9. Un 0 es cero, nunca diez.

## Preparación

CH-3 = Preparación
CH-3-a = Los buques y aviones empiezan donde indica el escenario.
CH-3-b = Todas las fichas de daño van a una bolsa y todos los efectos de evasión a otra. Los dos bandos sacan de las mismas bolsas.
CH-3-c = Las fichas de convoy van a una tercera bolsa, de la que solo saca el alemán. Nadie más ve lo que sale.
CH-3-d = Al principio las tarjetas están ocultas. Cuando una tarjeta entra en juego, los dos jugadores la ven hasta el final de la partida.
CH-3-e = El turno 1 no tiene fase de visibilidad ni fase de persecución, así que el escenario fija el tiempo, la niebla y la visibilidad iniciales.
CH-3-f = El alemán elige dónde empiezan sus petroleros: en hexágonos de mar cualesquiera, fuera de las rutas de convoyes y de la cobertura aérea aliada del este.

## Secuencia de juego y victoria

CH-4 = Secuencia de juego y victoria
CH-4-1-a = Un turno tiene ocho fases, siempre en este orden: visibilidad, persecución, movimiento, búsqueda, ataque aéreo, combate naval, azar y mantenimiento.
CH-4-1-b = La visibilidad y la persecución se omiten en el turno 1, y solo en él.
CH-4-1-c = Fase de visibilidad: la tirada de tiempo, después la niebla, luego el nivel de visibilidad según la hora del día y, con tiempo 9, la tirada de temporal para el combustible.
CH-4-1-d = Fase de persecución: primero todos los intentos de persecución; después se retiran todos los marcadores de Avistado que queden.
CH-4-1-e = Fase de movimiento: A, las unidades perseguidas mueven e informan; B, fuerzas; C, reparación en alta mar; D, puerto; E, repostaje en alta mar; F, patrullas; G, mueven los demás buques y aviones; H, los marcadores de Perseguido pasan a Avistado.
CH-4-1-f = Fase de búsqueda: todas las llamadas aliadas y después todas las alemanas, con sus respuestas y marcadores; al final se retiran los marcadores de búsqueda aérea.
CH-4-1-g = Fase de ataque aéreo: tirar los impactos, sacar los daños y retirar el marcador de ataque; primero el jugador aliado. Si no hay marcadores de ataque, esta fase no se juega.
CH-4-1-h = Fase de azar: contacto de submarino en los turnos que muestran el icono, después detección aleatoria y por último caza de convoyes.
CH-4-1-i = Fase de mantenimiento: refuerzos; los aviones en Revisión vuelven a su base o portaaviones y luego los que están en Aterrizaje pasan a Revisión; se voltean o retiran marcadores; avanza el marcador de turno.
CH-4-2-a = La partida termina de inmediato cuando el Bismarck se marca En puerto en un puerto amigo de Francia o Noruega.
CH-4-2-b = La partida termina de inmediato cuando el Bismarck agota el combustible de emergencia.
CH-4-2-c = La partida termina de inmediato cuando el Bismarck se hunde. Antes se completa el fuego que cuenta como simultáneo.
CH-4-2-d = En los demás casos, la partida termina tras la fase de mantenimiento del último turno, el anochecer del 29 de mayo.
CH-4-3-T1 =
    Puntos de victoria, contados para el alemán.
    Final de la partida: el Bismarck sin daños en alta mar y con 10 o más puntos de combustible, -4; en puerto en Francia, -5; en puerto en Noruega, -7; en cualquier otro caso al acabarse los turnos, -10; sin combustible de emergencia, -15; Bismarck hundido: victoria aliada, no se cuenta nada.
    Cada convoy hundido: sus fichas, de media ficha a 2. Cada mercante aislado hundido: 0,5.
    BB, CV, BC o CA: hundido, tantos puntos como casillas de casco tenga; dañado, 1 punto por cada 2 impactos en el mismo buque.
    Las demás clases: hundido, 1; dañado, nada.
CH-4-3-a = Cuenta exactamente una de las cinco líneas sobre el final del Bismarck. En el último turno vale -4 solo si está en alta mar, sin daños y con 10 puntos de combustible; con 9 puntos, o con un solo impacto, es -10.
CH-4-3-b = Por los buques hundidos o dañados, el alemán gana puntos si son aliados y los pierde si son suyos.
CH-4-3-c = Un BB, CV, BC o CA hundido vale todas sus casillas de casco. No se le suman los puntos por daños: el Revenge, con 7 casillas, cuenta 7.
CH-4-3-d = Un BB, CV, BC o CA dañado da 1 punto por cada 2 impactos, redondeando hacia abajo y contando cada buque por separado.
CH-4-3-e = Un CL, DD, CG o TK da 1 punto al hundirse y nada por los daños.
CH-4-3-f = Con un total de 1 punto o más, el alemán logra una victoria operacional; con menos, la logran los Aliados. Medio punto no basta.
CH-4-3-g = El alemán logra una victoria estratégica si el propio Bismarck ha hundido dos buques capitales británicos (BB, BC o CV), al menos uno de ellos el King George V, el Prince of Wales o el Hood, y después vuelve a un puerto de Francia o Noruega. En ese caso los puntos no importan.
CH-4-3-h = No hay un recuento abierto de puntos de victoria. Lo obtenido con convoyes y mercantes queda en secreto hasta el final.
CH-4-3-i = Un buque perdido por agotar el combustible de emergencia puntúa para el enemigo como si se hubiera hundido. Para el Bismarck son -15 en su lugar.

## Fase de visibilidad

CH-5 = Fase de visibilidad
CH-5-a = Esta fase se omite en el turno 1.
CH-5-b = El tiempo es un número del 1 al 9 y es el mismo en toda la carta.
CH-5-c = Tira un dado, suma el modificador de la casilla de tiempo actual (solo lo tienen las de los extremos) y mira si cambia el tiempo y cuánto: 0 o menos, mejora 2 casillas; 1 a 3, mejora 1; 4 o 5, no cambia; 6 a 8, empeora 1; 9 o más, empeora 2. Las casillas 1 y 2 suman 2; las casillas 8 y 9 restan 2.
CH-5-d = El modificador es el de la casilla que el tiempo va a abandonar.
CH-5-e = Con tiempo 5 a 9 hay niebla; con tiempo 1 a 4 no la hay.
CH-5-f = Mientras haya niebla, nadie puede buscar, perseguir ni combatir en los hexágonos de niebla. Los demás hexágonos no se ven afectados.
CH-5-g = Cuando hay niebla, las unidades de ambos bandos que estén en hexágonos de niebla pierden los marcadores de Avistado y de Perseguido.
CH-5-h = El nivel de visibilidad es el tiempo más el modificador de la hora del día: 3 de noche, 1 al anochecer y nada en los demás turnos. Tiempo 4 de noche da visibilidad 7.
CH-5-i = Una suma superior a 9 es visibilidad X, la última casilla del indicador.
CH-5-j = Con visibilidad X nadie puede buscar, perseguir ni combatir en ninguna parte, y se retiran todos los marcadores de Avistado y de Perseguido de ambos bandos.
CH-5-k = Con tiempo 9, tira un dado: con 0 a 4, todos los buques de ambos bandos que usan combustible pierden 1 punto; con 5 a 9 no pasa nada.
CH-5-l = El nivel de visibilidad es el número de factores de búsqueda necesarios para explorar un hexágono. Cuanto más bajo, mejor se ve.

## Fase de persecución

CH-6 = Fase de persecución
CH-6-a = Esta fase se omite en el turno 1.
CH-6-b = Las unidades marcadas como Perseguidas deben mover antes que todas las demás en la siguiente fase de movimiento e informar de dónde terminan.
CH-6-c = Los Aliados pueden perseguir con buques y aviones; el alemán, solo con aviones.
CH-6-d = Los buques aliados pueden intentar perseguir a una unidad alemana marcada como Avistada que esté en su mismo hexágono, sin niebla y sin visibilidad X. Su estado debe permitírselo.
CH-6-e = Cada unidad avistada necesita sus propios buques aliados: nadie puede seguir a dos unidades a la vez.
CH-6-f = Una fuerza aliada puede dividirse allí mismo para enviar perseguidores, salvo que ella misma esté Perseguida.
CH-6-g = Nunca hay más de un intento por turno contra la misma unidad avistada.
CH-6-h = Tira un dado y suma los modificadores: con 4 o menos hay éxito.
CH-6-i = La diferencia de evasión es la del buque perseguidor más lento menos la del buque más lento de la unidad perseguida, con los valores actuales. El Norfolk (31) contra el Bismarck (30) tiene +1; con el Hood (28) al lado sería -2.
CH-6-j = Con una diferencia de -2 o peor no hay intento posible. Al alemán no se le pide que reaccione, y los buques aún pueden intentar otra cosa.
CH-6-k = Una diferencia de 0 no da modificador.
CH-6-l = Antes de la tirada, el objetivo puede declarar una maniobra de evasión o una maniobra de distracción, nunca ambas.
CH-6-m = Maniobra de evasión: cada buque de la unidad paga 2 puntos de combustible y se suma 2 a la tirada. Después, la unidad no puede mover más de 1 hexágono en la siguiente fase de movimiento.
CH-6-n = El combustible de una maniobra se gasta tenga éxito o no el intento.
CH-6-o = Maniobra de distracción, solo para fuerzas: cada buque paga 1 punto de combustible y la fuerza se divide en una parte rápida y otra lenta. Cada parte necesita al menos un buque, y la evasión más alta de la parte lenta no puede superar a la más baja de la rápida.
CH-6-p = Tras una distracción, el jugador aliado elige a qué parte seguir. Seguir a la rápida suma 2 a la tirada; seguir a la lenta no suma nada.
CH-6-q = Si varios buques aliados hacen juntos el intento, pueden dividirse y seguir a las dos partes, con un intento contra cada una.
CH-6-r = Una fuerza a la que se está persiguiendo no puede dividirse de otro modo que con una distracción.
CH-6-s = Un intento con éxito convierte el marcador de Avistado de esa unidad en Perseguido.
CH-6-t = Después de todos los intentos se retiran todos los marcadores de Avistado que queden, en ambos bandos.
CH-6-u = Los marcadores de Perseguido de la búsqueda aérea o la detección aleatoria del turno anterior se quedan y no necesitan ningún intento.
CH-6-v = Un buque que ha intentado perseguir, con éxito o sin él, no puede buscar en este turno: no da factores de búsqueda.
CH-6-w = Los aviones no tiran en esta fase. Persiguen al encontrar una unidad en la fase de búsqueda, que queda Perseguida de inmediato.
CH-6-T1 = Tabla de persecución, dado con modificadores: 4 o menos, éxito; 5 o más, fracaso.
CH-6-T2 =
    Modificadores de persecución.
    Diferencia de evasión: +2 o más, -4; +1, -2; 0, nada; -1, +1; -2 o menos, imposible.
    Radar de los perseguidores: II o II*, -2; I, -1.
    Visibilidad: 1–3, nada; 4–6, +1; 7–9, +3; X, imposible.
    Maniobra de evasión, +2. Parte rápida tras una distracción, +2.

## Fase de movimiento

CH-7 = Fase de movimiento
CH-7-1-a = Todas las unidades Perseguidas actúan antes que las demás. Cada una mueve según las reglas normales y dice al enemigo en qué hexágono termina, o se queda donde está para poder reparar o repostar.
CH-7-1-b = Si los dos bandos tienen unidades Perseguidas, el alemán mueve primero las suyas.
CH-7-1-c = También se informa de quedarse: el enemigo sabe que la unidad sigue en su hexágono.
CH-7-1-d = Las unidades Perseguidas que salen de un mismo hexágono hacia hexágonos distintos conservan cada una su propio marcador de Perseguido.
CH-7-1-e = Mientras haya niebla, una unidad Perseguida que entra en un hexágono de niebla pierde el marcador en el acto. El enemigo se entera de ese primer hexágono de niebla y de nada más.
CH-7-1-f = Los hexágonos de niebla solo importan mientras haya niebla. Con tiempo despejado, una unidad que entra en uno sigue Perseguida.
CH-7-1-g = Una unidad Perseguida que ha movido en este paso no puede hacer nada más en la fase: ni reparar, ni repostar, ni patrullar, ni volver a mover.
CH-7-2-a = En el paso B ambos bandos pueden formar fuerzas, añadirles buques y sacarlos de ellas. En cualquier otro momento, una fuerza solo se divide durante la persecución.
CH-7-2-b = Todos los buques que se unen deben estar en el mismo hexágono.
CH-7-2-c = Ningún buque que se une a una fuerza o la forma puede estar Perseguido.
CH-7-2-d = Los buques solo pueden dejar una fuerza que no esté Perseguida. Se quedan en su hexágono como buques sueltos.
CH-7-2-e = Una fuerza necesita al menos 2 buques. Cuando solo queda uno, la fuerza se disuelve y el marcador de Avistado o Perseguido pasa a ese buque.
CH-7-2-f = Una fuerza puede tener cualquier número de buques.
CH-7-3-a = Un buque con el timón dañado, o que haya perdido evasión, puede intentar repararlo en alta mar.
CH-7-3-b = Se marca con Reparación en alta mar y tira un dado con el modificador del tiempo, una vez por turno.
CH-7-3-c = El modificador depende del tiempo, no del nivel de visibilidad. Con tiempo 4 es +1, incluso de noche.
CH-7-3-d = Con un resultado de 0, o se repara el timón o se recuperan 5 puntos de evasión, según lo indicado al dar la orden.
CH-7-3-e = Con tiempo 4 o peor nunca se puede reparar un timón, porque el resultado es entonces 1 como mínimo.
CH-7-3-f = La evasión nunca supera su valor impreso. Lo que quede de un efecto de evasión permanece en la tarjeta con su nuevo valor, más pequeño.
CH-7-3-g = Un buque F que vuelve a 26 o más deja de estar Dañado y puede mover otra vez 2 hexágonos.
CH-7-3-h = Un buque en reparación no puede mover, buscar ni patrullar en este turno y no da factor de búsqueda.
CH-7-3-i = El marcador de Reparación en alta mar se retira en la fase de mantenimiento.
CH-7-3-j = Solo se pueden reparar el timón y la evasión perdida. El casco, los cañones, el radar y la dirección de tiro se quedan como están.
CH-7-3-T1 =
    Reparación en alta mar, dado con modificador: 0, +5 de evasión o timón reparado; 1, +3 de evasión; 2, +2 de evasión; 3 o más, fracaso.
    Modificador del tiempo: 1–3, nada; 4–6, +1; 7–9, +2.
CH-7-4-a = En el paso D, un buque que esté en un hexágono con un puerto de su bando puede marcarse En puerto y cargar 4 puntos de combustible.
CH-7-4-b = El combustible nunca supera el límite del buque: con 10 de 12 solo carga 2.
CH-7-4-c = En un mismo puerto puede haber cualquier número de buques en un turno.
CH-7-4-d = Un buque En puerto repone además todos sus torpedos.
CH-7-4-e = Un buque marcado En puerto no puede mover, buscar ni patrullar en este turno.
CH-7-4-f = El marcador En puerto se retira en la fase de mantenimiento.
CH-7-5-a = Solo el alemán puede repostar en alta mar.
CH-7-5-b = Debe haber un petrolero en el mismo hexágono. Tanto el petrolero como el buque al que abastece se marcan con Repostaje en alta mar.
CH-7-5-c = El buque carga 4 puntos de combustible, hasta su límite; una flotilla de destructores, solo 2.
CH-7-5-d = Un petrolero abastece a un buque por turno. Dos petroleros en un hexágono pueden abastecer a dos buques.
CH-7-5-e = El buque repone además todos sus torpedos.
CH-7-5-f = Ninguno de los dos puede mover, buscar ni patrullar en este turno, y no dan factores de búsqueda.
CH-7-5-g = Los marcadores de Repostaje en alta mar se retiran en la fase de mantenimiento.
CH-7-6-a = En el paso F se puede poner de Patrulla a una unidad naval: da 3 factores de búsqueda en su hexágono, además de su propio 1.
CH-7-6-b = Un buque suelto recibe un marcador de Patrulla, y una fuerza entera también, sea cual sea su tamaño. En ambos casos son 4 factores en total.
CH-7-6-c = Ninguna unidad puede patrullar en un hexágono de niebla mientras haya niebla.
CH-7-6-d = Ninguna unidad puede patrullar con visibilidad X.
CH-7-6-e = Una unidad que repara, está en puerto o reposta en alta mar no puede patrullar.
CH-7-6-f = Una unidad de Patrulla no puede mover en este turno.
CH-7-6-g = Los marcadores de Patrulla se retiran en la fase de mantenimiento y pueden volver a colocarse cada turno.
CH-7-7-a = En el paso G mueven a la vez y a escondidas todos los demás buques y aviones de ambos bandos. Los dos bandos sellan sus órdenes y no ocurre nada hasta que ambos lo han hecho.
CH-7-7-b = Tus buques y aviones mueven en el orden que quieras. Un portaaviones puede mover antes o después de que vuelen sus aviones.
CH-7-7-c = Las unidades nunca se estorban y no ocurre nada entre ellas mientras mueven. Los enemigos pueden cruzarse sin enterarse.
CH-7-7-1-a = Una unidad aérea con autonomía 1 debe despegar y aterrizar en la misma fase de movimiento.
CH-7-7-1-b = Una unidad aérea con autonomía 2 puede terminar su primera fase de movimiento en cualquier hexágono y debe aterrizar en la siguiente.
CH-7-7-1-c = La velocidad máxima de una unidad aérea es el número de puntos que tiene en una fase de movimiento. Cada hexágono cuesta 1.
CH-7-7-1-d = Los aviones vuelan por igual sobre mar y tierra.
CH-7-7-1-e = En cada fase de movimiento, una unidad aérea puede soltar gratis 2 marcadores de búsqueda o 1 marcador de ataque, en hexágonos por los que pase o a los que llegue. Ese es el límite del vuelo, no de cada hexágono.
CH-7-7-1-f = En un mismo hexágono puede haber varios marcadores de búsqueda, de uno o más aviones: 3 de ellos dan 6 factores de búsqueda.
CH-7-7-1-g = Cada marcador de búsqueda aparte de los 2 gratuitos cuesta, en puntos de movimiento, el nivel de visibilidad. Con visibilidad 2, un vuelo de 8 hexágonos con 2 marcadores adicionales cuesta 12 puntos.
CH-7-7-1-h = No se puede soltar un marcador adicional si con ello el avión ya no podría aterrizar donde debe.
CH-7-7-1-i = El vuelo entero debe dejar al avión en condiciones de aterrizar cuando le toque. Con autonomía 2 y base en tierra, la base debe quedar a su alcance en la fase siguiente; con un portaaviones, el riesgo es tuyo.
CH-7-7-1-j = Con visibilidad X no se pueden soltar marcadores de búsqueda ni de ataque.
CH-7-7-1-k = Mientras haya niebla, no se pueden soltar marcadores de búsqueda ni de ataque en hexágonos de niebla.
CH-7-7-1-l = Solo los aviones de combate sueltan marcadores de ataque, y solo en un hexágono con una unidad enemiga que esté Perseguida en ese momento. No basta con Avistada.
CH-7-7-1-m = En un hexágono puede haber varios marcadores de ataque, cada uno de una unidad aérea distinta.
CH-7-7-1-n = El ataque se resuelve en la fase de ataque aéreo, aunque para entonces el avión ya haya aterrizado.
CH-7-7-1-o = Una unidad aérea solo aterriza en su propia base o en su propio portaaviones.
CH-7-7-1-p = Una unidad aérea que ha aterrizado pasa a Aterrizaje, en la siguiente fase de mantenimiento a Revisión, y una fase de mantenimiento después vuelve a estar lista. Si aterriza en un turno, descansa en el siguiente y puede volar en el otro.
CH-7-7-1-q = Las unidades aéreas que no han volado siguen listas.
CH-7-7-2-a = Los buques nunca entran en hexágonos sin coordenadas ni cruzan lados que sean del todo tierra.
CH-7-7-2-b = Los buques alemanes pueden pasar entre O32 y O33 por el canal Kaiser Wilhelm, en los dos sentidos. Los buques aliados no.
CH-7-7-2-c = La categoría de velocidad fija cuánto puede mover un buque y cuánto combustible le cuesta.
CH-7-7-2-d = VS: 1 hexágono, tras lo cual se marca con Sin movimiento 4. El marcador baja en 1 en cada fase de mantenimiento, de modo que vuelve a mover 4 turnos después.
CH-7-7-2-e = S: 1 hexágono, tras lo cual se marca con Sin movimiento 2. El marcador baja en 1 en cada fase de mantenimiento, de modo que vuelve a mover 2 turnos después.
CH-7-7-2-f = Los buques S y VS no gastan combustible.
CH-7-7-2-g = M: hasta 1 hexágono por turno. Cuesta 1 punto de combustible si también movió en el turno anterior; si no, nada.
CH-7-7-2-h = F: hasta 2 hexágonos por turno.
CH-7-7-2-i = Un buque F que mueve 1 hexágono o ninguno no paga combustible, hiciera lo que hiciera antes.
CH-7-7-2-j = Un buque F que mueve 2 hexágonos tras haber movido 1 o ninguno en el turno anterior paga 1 punto de combustible.
CH-7-7-2-k = Un buque F que mueve 2 hexágonos tras haber movido 2 en el turno anterior paga 2 puntos de combustible.
CH-7-7-2-l = Un buque F Dañado mueve 1 hexágono como máximo.
CH-7-7-2-m = Lo que mueve un buque F o M se recuerda para el turno siguiente. Quedarse en el sitio cuenta como 0.
CH-7-7-2-n = Una fuerza no mueve más de lo que puede su buque más lento. Uno que no pueda mover retiene a los demás mientras siga en la fuerza.
CH-7-7-2-o = Cada buque de una fuerza paga combustible según lo que él mismo movió antes.
CH-7-7-2-p = Un buque no puede hacer un movimiento que no pueda pagar.
CH-7-7-2-q = Una unidad que ha hecho una maniobra de evasión mueve 1 hexágono como máximo en esta fase.
CH-7-7-2-r = Un buque con el timón dañado no puede mover en el tablero de búsqueda.
CH-7-7-2-s = Cuando el combustible de un buque llega a 0, queda con Combustible de emergencia y se señala como plazo, en el indicador de turnos, el turno que llega 10 turnos después.
CH-7-7-2-t = No importa cómo se perdió el último combustible: al mover, por una maniobra, por un temporal o por daños.
CH-7-7-2-u = Un buque con Combustible de emergencia tiene que haber cargado combustible, o estar en un puerto, cuando el marcador de turno alcance su plazo.
CH-7-7-2-v = Con Combustible de emergencia solo se permiten movimientos que no cuesten combustible; para un buque F, 1 hexágono por turno. Las maniobras de evasión y distracción quedan descartadas.
CH-7-7-2-w = Un buque que no llega a tiempo queda fuera de la partida, y el enemigo lo puntúa como si lo hubiera hundido.
CH-7-7-2-x = 10 turnos son 2 días: de la mañana del 25 de mayo a la mañana del 27 de mayo.
CH-7-7-2-y = Los destructores alemanes no pueden salir de la zona que encierra su límite, ni siquiera dentro de una fuerza.
CH-7-7-2-z = El límite se levanta mientras un BB, BC o CA alemán que haya perdido evasión lleve el marcador Regreso a la base. Vuelve a regir en cuanto ese buque se hunde, recupera toda su evasión, llega a puerto o reposta en alta mar.
CH-7-7-2-aa = Cuando el límite vuelve a regir, los destructores que estén fuera deben regresar lo antes posible.
CH-7-7-2-ab = Entretanto, el buque pesado que regresa a la base no puede cazar convoyes.
CH-7-7-2-ac = Los petroleros alemanes no pueden estar nunca en un hexágono de una ruta de convoyes, ni siquiera dentro de una fuerza.
CH-7-7-2-ad = Un buque que repara, está en puerto, reposta o patrulla no mueve en la misma fase, y un buque que mueve no hace nada de eso.
CH-7-7-2-T1 =
    Movimiento y combustible.
    VS: 1 hexágono cada 4 turnos, sin combustible. S: 1 hexágono cada 2 turnos, sin combustible.
    M: 1 hexágono; 1 punto de combustible si movió en el turno anterior; si no, 0.
    F: 1 hexágono, 0; 2 hexágonos, 1 punto de combustible, o 2 si movió 2 en el turno anterior.
    F Dañado (evasión 25 o menos) o con Combustible de emergencia: 1 hexágono, 0.
    Cualquier buque con evasión 0 o con el timón dañado: sin movimiento.
CH-7-8-a = Al final de la fase, todos los marcadores de Perseguido de ambos bandos pasan a Avistado.
CH-7-8-b = Los marcadores de ataque ya soltados siguen siendo válidos, aunque su objetivo esté ahora solo Avistado.
CH-7-8-c = Nadie sigue Perseguido sin más. Para volver a estarlo, a una unidad hay que encontrarla con ayuda de aviones, localizarla en la detección aleatoria o alcanzarla con un intento de persecución en el turno siguiente.

## Fase de búsqueda

CH-8 = Fase de búsqueda
CH-8-a = Puedes explorar un hexágono si tus factores de búsqueda en él igualan al menos el nivel de visibilidad.
CH-8-b = Factores: 1 por cada buque suelto o fuerza propios, 2 por cada marcador de búsqueda propio, 3 por cada marcador de Patrulla propio y los que el propio hexágono dé a tu bando.
CH-8-c = Las unidades que han intentado perseguir este turno, las que repostan en alta mar o en puerto y las que reparan no dan factores.
CH-8-d = Con visibilidad X no hay búsqueda.
CH-8-e = Mientras haya niebla no se puede explorar ningún hexágono de niebla, sean cuales sean los factores.
CH-8-f = Primero se hacen todas las llamadas aliadas, que se responden una a una; después, todas las alemanas.
CH-8-g = Tú eliges cuáles de los hexágonos que cumplen quieres nombrar, y no estás obligado a nombrar ninguno.
CH-8-h = Si hay buques, la respuesta dice cuántos son, la clase de cada uno y cuáles forman una fuerza. No da nombres.
CH-8-i = Si no hay nadie y nadie ha pasado, la respuesta es que no se ha encontrado nada.
CH-8-j = Una unidad encontrada se marca como Perseguida si en el hexágono hay al menos un marcador de búsqueda de quien llama; si no, como Avistada. Se ve en los dos tableros.
CH-8-k = Se encuentran todas las unidades navales del hexágono, incluidos los petroleros y los buques en puerto.
CH-8-l = Si una unidad ha pasado por el hexágono, como hexágono intermedio de un movimiento de 2, la respuesta da el hexágono donde está ahora y el número de sus buques: ni clases, ni nombres, ni marcador.
CH-8-m = Un hexágono del que una unidad simplemente partió no cuenta como atravesado.
CH-8-n = Esa unidad solo se marca si también se explora con éxito el hexágono donde está ahora.
CH-8-o = Si una unidad está en el hexágono y otra lo ha atravesado, la respuesta dice ambas cosas.
CH-8-p = Donde los factores que el propio hexágono da al enemigo alcanzan por sí solos el nivel de visibilidad, se informa sin llamada de la unidad que ha entrado en él o lo ha cruzado: como Avistada si está allí, y con su hexágono actual si pasó de largo.
CH-8-q = Donde hacen falta buques o aviones para alcanzar el nivel, se necesita una llamada, como siempre.
CH-8-r = Los marcadores de búsqueda de ambos bandos se retiran al final de la fase.
CH-8-s = Solo se pueden encontrar unidades navales. Los aviones, nunca.
CH-8-t = Lo encontrado sigue marcado el resto del turno y en el siguiente: Avistado hasta el final de su fase de persecución y Perseguido hasta el final de su fase de movimiento, salvo que la niebla o la visibilidad X le quiten el marcador.

## Fase de ataque aéreo

CH-9 = Fase de ataque aéreo
CH-9-a = Esta fase solo se juega si hay marcadores de ataque en la carta. El jugador aliado resuelve primero todos los suyos y después el alemán.
CH-9-b = Cada marcador es un ataque a un buque de ese hexágono.
CH-9-c = El atacante dice a qué clase de buque va. Si hay varios de esa clase, su dueño elige cuál de ellos es.
CH-9-d = Los ataques se resuelven uno tras otro. Cada uno elige su objetivo cuando le toca, y puede repetirlo.
CH-9-e = Tira un dado con los modificadores en la tabla de impactos. Por cada impacto se saca una ficha de daño.
CH-9-f = Un dado que muestra 0 es siempre al menos 1 impacto, sean cuales sean los modificadores.
CH-9-g = Las fichas de un ataque se sacan sin devolver ninguna. Después del ataque vuelven todas a la bolsa.
CH-9-h = Un marcador se retira cuando acaba su ataque.
CH-9-i = Los ataques aéreos en el Canal de la Mancha, de Q29 y Q30 hasta T26 y U26, tienen -3. Plymouth (S26) no forma parte de él.
CH-9-j = Un petrolero se pierde con cualquier ficha que no sea Sin estallar.
CH-9-k = Sin estallar: no pasa nada.
CH-9-l = Timón: el timón queda dañado y el buque no puede mover hasta que se repare.
CH-9-m = Proa y Popa: 1 impacto en los cañones de ese extremo. Si no les quedan casillas, es 1 impacto en el casco.
CH-9-n = Un impacto en cañones secundarios que ya no existen se pierde. Nunca pasa al casco.
CH-9-o = Casco: 1 casilla de casco y un efecto de evasión, salvo que la evasión ya sea 0. Después tira un dado: con 0 a 3 los cañones secundarios pierden además 1 casilla.
CH-9-p = Los efectos de evasión se suman, pero el valor de evasión nunca baja de 0.
CH-9-q = Un buque F que baja a 25 o menos queda Dañado de inmediato.
CH-9-r = Crítico: 2 casillas de casco, 2 efectos de evasión y 1 casilla de cañones secundarios. No se tira ningún dado por estas casillas de casco.
CH-9-s = Dirección de tiro: desde ahora, todos los dados de artillería del buque tienen +1.
CH-9-t = Un buque hundido desde el aire se retira de inmediato. Los marcadores que queden en el hexágono pueden ir contra otros buques.
CH-9-u = No hay fuego antiaéreo ni combate entre aviones. Nunca se pierden aviones en un ataque.
CH-9-T1 = Impactos de aviones, submarinos y torpedos, dado con modificadores: 0 o menos, 3 impactos; 1–2, 2 impactos; 3–5, 1 impacto; 6 o más, ninguno. Un dado que muestra 0 es al menos 1 impacto.
CH-9-T2 =
    Modificadores de impacto.
    Todos los ataques: objetivo con evasión 25 o menos, -1; visibilidad 1, -2; 2–3, -1; 4–6, nada; 7–8, +2; 9, +3 y no cuenta el modificador de evasión.
    Submarino: -1.
    Aviones: en el Canal de la Mancha, -3; objetivo con el timón dañado o repostando en alta mar, -2; objetivo en puerto, +1; de noche, +2.
    Torpedo de buque: objetivo de costado, -2; objetivo en huida, +1; lanzado a alcance medio, +1.
CH-9-T3 = Fichas de daño: Sin estallar, Timón, Proa, Popa, Casco, Crítico y Dirección de tiro.

## Fase de combate naval

CH-10 = Fase de combate naval
CH-10-0-a = Un combate requiere buques de ambos bandos en un mismo hexágono, y la unidad defensora debe estar marcada como Avistada o Perseguida.
CH-10-0-b = El jugador aliado inicia todos los combates que quiera antes de que el alemán pueda iniciar alguno.
CH-10-0-c = No hay combates con visibilidad X, ni en hexágonos de niebla mientras haya niebla.
CH-10-0-d = El estado de la unidad atacante debe permitirle iniciar un combate. Una unidad que repara, reposta o está en puerto no puede.
CH-10-0-e = Los combates se libran de uno en uno. Puedes esperar el resultado de uno antes de iniciar el siguiente.
CH-10-0-f = Quien inicia el combate es el atacante y emplea exactamente una unidad naval: un buque suelto o una fuerza.
CH-10-0-g = El atacante elige a cuál de las unidades enemigas localizadas en el hexágono ataca.
CH-10-0-h = No hay más de un combate en el mismo hexágono y turno.
CH-10-0-i = Los buques que participan y sus tarjetas quedan a la vista de los dos jugadores.
CH-10-0-j = Se aplican las reglas especiales de las tarjetas: el New York no puede disparar a alcance extremo, y el radar II* falla tras la primera ronda.
CH-10-0-k = Un buque tiene todos sus torpedos cuando su tarjeta se usa por primera vez. Después, solo el puerto o el repostaje en alta mar reponen los gastados.
CH-10-0-l = Todos los atacantes empiezan en acercamiento y todos los defensores en huida, cada uno en la zona de movimiento cuyo número es el nivel de visibilidad, contando desde su propio extremo del tablero.
CH-10-0-m = Por tanto, el alcance inicial es extremo con visibilidad 1 a 3, largo con 4 a 6 y medio con 7 a 9.
CH-10-1-a = El alcance se cuenta en zonas marítimas situadas entre los dos buques. Ninguna o 1 es alcance corto, 2 o 3 medio, 4 a 6 largo y 7 extremo.
CH-10-1-b = En acercamiento solo disparan los cañones de proa.
CH-10-1-c = De costado disparan todos: los de proa, los de popa y los secundarios.
CH-10-1-d = En huida solo disparan los cañones de popa.
CH-10-1-T1 = Posiciones: acercamiento, hacia el enemigo, cañones de proa; costado, de través al enemigo, cañones de proa, popa y secundarios; huida, alejándose del enemigo, cañones de popa.
CH-10-2-T1 = Una ronda de combate: 1, se asignan los torpedos; 2, disparan los cañones; 3, impactos de torpedos; 4, movimiento; 5, abortar; 6, refuerzos, desde la ronda 3. Las rondas se suceden hasta que a un bando no le quedan buques en el tablero.
CH-10-2-a = Cada buque con torpedos puede asignar hasta 3 por ronda; primero los buques del atacante.
CH-10-2-b = Pueden ir a un solo objetivo o repartirse entre varios.
CH-10-2-c = Cada objetivo debe estar a alcance medio o corto.
CH-10-2-d = Lanzar es voluntario. Los torpedos asignados quedan gastados.
CH-10-2-e = Se pueden lanzar torpedos desde cualquier posición.
CH-10-2-f = Cada buque puede disparar a un objetivo que esté a su alcance, con todos sus dados.
CH-10-2-g = El fuego es simultáneo. El atacante tira primero, pero ningún daño surte efecto hasta que han disparado los dos bandos.
CH-10-2-h = Alcance extremo: solo disparan CA, BC y BB, y el New York no. Dados: un tercio de los cañones de proa y popa que puedan disparar, redondeando hacia arriba; 8 cañones dan 3 dados.
CH-10-2-i = Alcance largo: la mitad de los cañones de proa y popa que puedan disparar, redondeando hacia arriba; 9 cañones dan 5 dados. Los secundarios no disparan.
CH-10-2-j = Alcance medio: un dado por cada cañón que pueda disparar, incluidos los secundarios.
CH-10-2-k = Alcance corto: una vez y media todos los cañones que puedan disparar, redondeando hacia arriba; 3 cañones dan 5 dados, y 2 dan 3.
CH-10-2-l = Se redondea hacia arriba una sola vez por buque, sobre la suma de sus cañones.
CH-10-2-m = A cada dado se le aplican todos los modificadores que correspondan y se lee por separado en la tabla de combate.
CH-10-2-n = Un resultado inferior a 0 cuenta como 0; uno superior a 9 es un fallo.
CH-10-2-o = Los resultados de casco quitan esas casillas de casco. Un resultado de casco a secas no saca efecto de evasión.
CH-10-2-p = Los resultados con evasión sacan además un efecto de evasión. El valor de evasión nunca baja de 0, y con 0 no se saca nada.
CH-10-2-q = Los resultados de proa y popa quitan 1 casilla de esa fila. Si la fila está vacía, el impacto pasa al casco; un impacto en secundarios agotados se pierde.
CH-10-2-r = El daño en los cañones y el casco es permanente.
CH-10-2-s = Daño especial: tira un dado. 0, la subtabla; 1 a 3, dirección de tiro dañada; 4 a 6, pérdida de combustible; 7 a 9, radar dañado.
CH-10-2-t = Pérdida de combustible: tira un dado y pierde en el acto la mitad en puntos de combustible, redondeando hacia arriba. Un 9 cuesta 5 puntos, un 1 cuesta 1 y un 0 nada.
CH-10-2-u = Radar dañado: desde ahora el buque no tiene radar, ni en combate ni para perseguir.
CH-10-2-v = Subtabla: tira un dado. Con 0 o 1 el buque estalla y se hunde; con 2 a 9 recibe 3 impactos en el casco y 1 efecto de evasión.
CH-10-2-w = Cualquier resultado que no sea fallo da al buque que dispara Blanco fijado sobre ese objetivo desde la ronda siguiente, aunque el daño no haya tenido efecto.
CH-10-2-x = Un buque pierde Blanco fijado cuando dispara a otro objetivo.
CH-10-2-y = Blanco fijado solo ayuda al buque que lo tiene.
CH-10-2-T2 =
    Tabla de combate naval, cada dado con modificadores.
    Extremo: 0, daño especial; 1, 1 de casco; 2, proa; 3, popa; 4, secundarios; 5 o más, fallo.
    Largo: 0, 2 de casco y evasión; 1–2, daño especial; 3, 1 de casco; 4, proa; 5, popa; 6, secundarios; 7 o más, fallo.
    Medio: 0, 2 de casco y evasión; 1–2, daño especial; 3, 1 de casco y evasión; 4, 1 de casco; 5, proa; 6, popa; 7, secundarios; 8 o más, fallo.
    Corto: 0–1, 2 de casco y evasión; 2–3, daño especial; 4, 1 de casco y evasión; 5, 1 de casco; 6, proa; 7, popa; 8, secundarios; 9 o más, fallo.
CH-10-2-T3 =
    Modificadores de artillería.
    Blanco fijado, -1; radar en servicio, -1; dirección de tiro dañada, +1.
    Buque que dispara en acercamiento o huida, +1; objetivo en acercamiento o huida, +1.
    CA contra BC o BB, +1; CL o DD contra CA, +1, contra BC, +3, contra BB, +5.
    Visibilidad 4–6, +1; 7–9, +3.
    Tripulación agotada, si se juega con esa regla, +1.
CH-10-3-a = Tira un dado por cada torpedo en la tabla de impactos, con los modificadores de todos los ataques y los de torpedos de buque. Los daños se sacan con fichas, como en los ataques aéreos.
CH-10-3-b = Los torpedos de un buque hundido a cañonazos en esta ronda siguen su carrera.
CH-10-3-c = No se tira por los torpedos lanzados contra un buque que ya se ha hundido. Quedan gastados igualmente.
CH-10-4-a = El valor de evasión actual de un buque dice cuántas zonas de movimiento puede mover.
CH-10-4-b = El buque más lento mueve primero y el más rápido el último. A igual velocidad, van primero los del atacante.
CH-10-4-c = Los buques solo mueven hacia delante: hacia el enemigo en acercamiento, alejándose de él en huida.
CH-10-4-d = Un buque puede cambiar de posición antes de mover, nunca después en la misma ronda.
CH-10-4-e = Un buque de costado no mueve, y solo puede ponerse de costado el que no mueva en esta ronda.
CH-10-4-f = Mover es voluntario, de 0 zonas hasta el máximo.
CH-10-4-g = Los daños en el timón y las pérdidas de evasión por el fuego y los torpedos de esta ronda ya cuentan.
CH-10-4-h = Un buque con el timón dañado no puede mover ni cambiar de posición, y en combate su evasión cuenta como 0.
CH-10-4-i = Un buque puede mover más allá del borde del tablero. Entonces todos los buques se desplazan hacia atrás otras tantas zonas, de modo que las distancias no cambian.
CH-10-4-j = Un buque que ya ha movido en esta ronda y al que el desplazamiento saca por el otro borde abandona el combate y se queda en su hexágono.
CH-10-4-k = Un buque que aún no ha movido y al que el desplazamiento saca del tablero puede marcharse, o recuperar las zonas perdidas con su movimiento: entonces debe estar en acercamiento y mueve con lo que le quede. Si no puede recuperarlas, tiene que marcharse.
CH-10-4-T1 = Movimiento en combate según la evasión: menos de 20, 1 zona; 20–25, 2 zonas; 26–30, 3 zonas; más de 30, 4 zonas.
CH-10-5-a = Un buque en huida puede intentar abortar el combate si entre él y cada buque enemigo hay al menos 6 zonas marítimas.
CH-10-5-b = Tira un dado con el modificador por la diferencia de evasión: con 3 o menos el buque deja el tablero y se queda en su hexágono.
CH-10-5-c = El intento es voluntario, por separado para cada buque, una vez por ronda.
CH-10-5-d = Los escoltas de un convoy no pueden abortar.
CH-10-5-T1 = Tabla para abortar, dado con modificadores: 0–3, éxito; 4–9, fracaso.
CH-10-6-a = Desde la ronda 3, mientras ambos bandos tengan buques en el tablero, otros buques de cualquiera de ellos que estén en el mismo hexágono pueden tirar para unirse; primero los del atacante.
CH-10-6-b = Cada uno tira un dado: con 4 o menos, entra.
CH-10-6-c = Entra en acercamiento, en la zona de movimiento cuyo número es el nivel de visibilidad menos 1, contando desde su propio extremo.
CH-10-6-d = Un buque que ha dejado este combate, abortando o por el borde, no puede volver a él.
CH-10-7-a = Un combate termina cuando todos los buques de un bando se han hundido o se han ido.
CH-10-7-b = Los daños permanecen en las tarjetas, y también los torpedos que queden.
CH-10-7-c = Un bando al que no le queda con qué luchar, que no puede escapar y al que nadie puede ayudar puede dar sus buques por hundidos, si el enemigo aún puede disparar.
CH-10-7-d = Cuando un buque se hunde, sus efectos de evasión vuelven a la bolsa y el buque se puntúa.
CH-10-9-a = Los petroleros nunca participan en combates.
CH-10-9-b = Un petrolero Avistado o Perseguido en un hexágono con un buque de guerra aliado se hunde en el acto, lo que cuesta al alemán 1 punto de victoria.

## Fase de azar

CH-11 = Fase de azar
CH-11-1-a = Solo puede haber encuentros con submarinos en los turnos que muestran su icono, uno de cada tres.
CH-11-1-b = Decide un dado: 0 a 2, contacto; 3 a 9, ninguno.
CH-11-1-c = Si hay contacto, un segundo dado dice de quién es el submarino y qué hace.
CH-11-1-d = Con 0 es un submarino aliado: el alemán debe revelar un buque de guerra suyo dentro del sector aéreo aliado del este, con su hexágono y si está en una fuerza. Después se le ataca.
CH-11-1-e = Con 1 a 6 es un submarino alemán: el alemán nombra un hexágono y el jugador aliado revela un buque a 2 hexágonos o menos, con su hexágono y si está en una fuerza. No hay ataque.
CH-11-1-f = Con 7 a 9 ocurre lo mismo y, además, el buque es atacado.
CH-11-1-g = Si entran en cuestión buques de distintas clases, un dado elige la clase: 0 a 2, BB, BC o CV; 3 a 5, CL o CA; 6 a 9, DD. Si esa clase no está presente, es un DD; si tampoco hay DD, se vuelve a tirar. Después, el dueño elige el buque.
CH-11-1-h = Si todos son de una misma clase, no se tira el dado y elige el dueño.
CH-11-1-i = Si no hay ningún buque así, no pasa nada, pero los dos bandos lo saben.
CH-11-1-j = El ataque de un submarino es un dado en la tabla de impactos con -1 y los modificadores de visibilidad y evasión. Los daños se sacan con fichas.
CH-11-1-k = Un buque revelado por un submarino no recibe marcador de Avistado ni de Perseguido.
CH-11-1-T1 = Contacto de submarino: 0–2, contacto; 3–9, ninguno.
CH-11-1-T2 = Ataque de submarino: 0, submarino aliado, el alemán revela un buque que no sea petrolero en el sector aéreo aliado del este, y es atacado; 1–6, submarino alemán, el jugador aliado revela un buque a 2 hexágonos o menos del hexágono nombrado; 7–9, lo mismo con ataque.
CH-11-1-T3 = Clase del buque: 0–2, BB, BC o CV; 3–5, CL o CA; 6–9, DD. Una clase ausente pasa a ser DD; sin DD se vuelve a tirar.
CH-11-2-a = Se tira un dado por cada unidad naval alemana: cada buque suelto, petroleros incluidos, y cada fuerza.
CH-11-2-b = La columna depende de dónde esté la unidad: dentro de los sectores aéreos o fuera; dentro y en un hexágono con factores de búsqueda aliados propios o junto a uno; fuera y en una ruta de convoyes.
CH-11-2-c = Un dado de 0 es Huff-Duff, una marcación de la radio de la unidad: el jugador aliado conoce el hexágono y nada más, y no se coloca marcador.
CH-11-2-d = Un dado de 1 hasta el valor de la tabla localiza la unidad: se dicen su hexágono y sus clases y se marca como Perseguida.
CH-11-2-e = Con visibilidad 7 a X solo es posible el Huff-Duff.
CH-11-2-f = El número de dados no debe delatar cuántas unidades hay. El jugador aliado solo se entera de los éxitos.
CH-11-2-T1 =
    Detección aleatoria, dado más alto que localiza, con visibilidad 1, 2, 3, 4, 5, 6; de 7 a X, ninguno. Un 0 es siempre Huff-Duff.
    Dentro de un sector aéreo: 7, 6, 4, 3, 2, 1.
    Dentro, en un hexágono con factores aliados o junto a uno: 8, 7, 5, 3, 2, 1.
    Fuera: 5, 4, 3, 2, 1, 1.
    Fuera, en una ruta de convoyes: 6, 5, 4, 3, 2, 1.
CH-11-3-a = Como mucho una vez por turno, una unidad alemana que sea o contenga un BB, BC o CA puede cazar convoyes. La caza es voluntaria.
CH-11-3-b = La unidad debe estar en una ruta de convoyes, fuera de los sectores aéreos.
CH-11-3-c = Una unidad no puede cazar si fue perseguida en la fase de persecución de este turno, si su estado lo impide o si tiene un buque pesado que regresa a la base.
CH-11-3-d = Tira un dado con los modificadores en la tabla de caza. Solo lo ve el alemán.
CH-11-3-e = 2 o más: mar abierto, no pasa nada y no se revela nada.
CH-11-3-f = 1: un mercante aislado. Si el alemán lo ataca, obtiene 0,5 puntos, pero se revela su hexágono y la unidad se marca como Avistada y con Sin movimiento 2. Si lo deja ir, no pasa nada.
CH-11-3-g = 0 o menos: quizá un convoy. Un segundo dado, sin modificadores, dice cuál.
CH-11-3-h = El convoy solo se encuentra si el cazador está en la línea por la que navega.
CH-11-3-i = Después, el alemán decide si ataca. Si no lo hace, no se revela nada.
CH-11-3-j = Un convoy sin escolta se hunde en el acto.
CH-11-3-k = Si lleva escolta, se libra ahora un combate entre la unidad cazadora, que es la atacante, y los escoltas, que dirige el jugador aliado.
CH-11-3-l = Solo se sacan fichas de convoy si se han hundido todos los escoltas.
CH-11-3-m = Los escoltas hundidos se puntúan como cualquier otro buque.
CH-11-3-n = Los escoltas no pueden abortar el combate.
CH-11-3-o = Tras un ataque se revela el hexágono del cazador y la unidad se marca como Avistada. Si se han sacado fichas, también se marca con Sin movimiento 2.
CH-11-3-p = Los escoltas que sobreviven se quedan en ese hexágono del tablero de búsqueda aliado, con sus daños.
CH-11-3-q = Cada convoy solo se puede localizar una vez por partida. Si vuelve a salir, no se encuentra nada.
CH-11-3-r = Media ficha significa que se saca una ficha y se guarda aparte: al final cuenta la mitad, redondeando hacia arriba cada ficha por separado. Un 5 cuenta 3.
CH-11-3-s = Los valores de las fichas de convoy permanecen ocultos para el jugador aliado.
CH-11-3-t = Nada debe delatar si el alemán caza o podría cazar. El jugador aliado ve lo mismo todos los turnos.
CH-11-3-u = Si el Rodney ha sido relevado, el Britannic no lleva escolta.
CH-11-3-T1 = Caza de convoyes, dado con modificadores: 0 o menos, quizá un convoy; 1, un mercante aislado (0,5 puntos si se ataca; revelado, Avistado, Sin movimiento 2); 2 o más, nada.
CH-11-3-T2 = Modificadores de caza: si caza una fuerza, -1; en la línea central de una ruta, -1; turno de noche, +2.
CH-11-3-T3 =
    Convoyes según el dado, con línea, escolta y fichas.
    0, Este-Oeste: Britannic, Rodney, 2; 0, Norte-Sur: WS.8B, Cairo y Exeter, 2;
    1, Este-Oeste: HX.127, Ramillies y Convoy Flotilla 1, 1; 1, Norte-Sur: SL.74, sin escolta, 1;
    2, Este-Oeste: HX.128, Revenge y Convoy Flotilla 2, 1; 3, Este-Oeste: HX.126, sin escolta, 1;
    4, 5, 6, 7 y 8, Este-Oeste: OB.324, SC.31, OB.325, OB.326 y OB.323, sin escolta, media ficha cada uno;
    9, Norte-Sur: SL.75, Nelson y London, 1.

## Fase de mantenimiento

CH-12 = Fase de mantenimiento
CH-12-a = Se colocan los refuerzos, y los buques cuya condición se cumple dejan de estar Restringidos.
CH-12-b = El Dorsetshire aparece en AH13 en el turno de tarde del 25 de mayo.
CH-12-c = Desde el turno de noche del 24 de mayo, el jugador aliado puede relevar una vez al Rodney: deja su convoy, el Britannic, y se coloca en N23.
CH-12-d = Primero los aviones en Revisión vuelven a su base o portaaviones; después, los que están en Aterrizaje pasan a Revisión.
CH-12-e = Se quitan los marcadores de las tareas de este turno: Patrulla, Reparación en alta mar, En puerto y Repostaje en alta mar.
CH-12-f = Cada marcador de Sin movimiento baja un paso: el 1 se retira, el 2 pasa a 1, el 3 pasa a 2 y el 4 pasa a 3.
CH-12-g = El marcador de turno avanza un turno, y se pierden los buques cuyo combustible de emergencia acaba en él.
CH-12-h = Tras la fase de mantenimiento del último turno se acaba la partida.

## Reglas opcionales

CH-13 = Reglas opcionales
CH-13-1-a = Si ambos jugadores están de acuerdo, cada uno puede comprar más unidades antes de empezar.
CH-13-1-b = Cada unidad comprada modifica los puntos de victoria según su coste: las alemanas bajan los puntos del alemán, las aliadas los suben.
CH-13-1-c = Por cada unidad comprada se tira un dado en secreto. Si cae dentro de su margen, se dice al enemigo que participa.
CH-13-1-d = Las unidades compradas empiezan en el hexágono de la lista.
CH-13-1-T1 =
    Unidades opcionales: puntos, hexágono y dados con los que se revelan.
    Tirpitz: -9, O33, 0–8. Scharnhorst: -7, U26, 0–7. Gneisenau: -8, U26, 0–5. Köln: -3, O32, 0–5.
    US Destroyer Flotilla 1: +1, AE12, 0–2. US Destroyer Flotilla 2: +2, H7, 0–2. New York: +5, L2, 0–4. Augusta: +3, M1, 0–5.
CH-13-2-a = Agotamiento de la tripulación: un buque pesado alemán que ha entrado en acción dos veces en un día, contra aviones o buques, y vuelve a combatir al día siguiente tiene entonces +1 en todos sus dados de artillería.

## De las notas del diseñador

CH-14 = De las notas del diseñador
CH-14-a = No se cuenta la munición. Los jugadores pueden acordar que un acorazado o crucero de batalla que haya librado tres combates vaya enseguida a un puerto: hasta haber estado En puerto no busca combates ni se une a ellos, no caza convoyes ni patrulla.
CH-14-b = Los jugadores pueden acordar otros grados de radar, por ejemplo un equipo mejor para el Suffolk que para el Norfolk. Para ello se pueden cambiar los datos de los buques.

## Aclaraciones donde el texto no es claro

CH-A1 = El ejemplo de ataque aéreo suma 2 con visibilidad 6, donde la tabla de impactos no tiene nada. Manda la tabla: +2 vale con 7 y 8.
CH-A2 = La tabla de impactos habla de una evasión inferior a 25 y su ejemplo, de 25 o menos. Usamos 25 o menos, como en los demás límites; una opción lo juega al revés.
CH-A3 = En el primer ejemplo de submarino, un dado dibujado con un 3 se convierte en 4 con -1. El dado debía de ser un 5.
CH-A4 = Con visibilidad 9, la tabla anula el modificador de evasión sin decir para quién. No cuenta ni para aviones, ni para submarinos, ni para torpedos.
CH-A5 = La tabla de impactos no tiene línea para la visibilidad X, con la que los submarinos aún pueden atacar. X cuenta como 9.
CH-A6 = La tirada para abortar usa una tabla de modificadores que se ha perdido. Usamos una propia, según la diferencia de evasión.
CH-A7 = La distancia para abortar puede leerse de dos maneras. Se permite con 6 o 7 zonas marítimas entre el buque y cada enemigo.
CH-A8 = Un resumen deja mover una casilla en combate y el texto, hasta 4 zonas. Manda la tabla de movimiento.
CH-A9 = Un resumen llama a una posición con un nombre que no aparece en ningún otro sitio. Se refiere a la huida.
CH-A10 = El texto cobra a un buque F por 2 hexágonos tras haber movido 1; el diagrama, tras 0 o 1. Ambos casos cuestan 1 punto de combustible.
CH-A11 = Ningún diagrama muestra un buque F que mueve 1 hexágono tras haber movido 2. Como dice el texto, hasta 1 hexágono es gratis.
CH-A12 = El apartado sobre puertos prohíbe mover, por error, a los buques que repostan en alta mar. Se refiere a los buques En puerto.
CH-A13 = Nada impide que un buque repare, reposte y esté en puerto en el mismo turno. Permitimos una tarea por turno: reparar, puerto, repostar, patrullar o mover; una opción deja combinar las tres primeras.
CH-A14 = Un resumen habla de añadir o quitar marcadores de Patrulla, y la fase de mantenimiento los quita todos. Duran un turno y se pueden volver a colocar.
CH-A15 = Los buques se marcan En puerto antes del movimiento, así que el que llega solo puede marcarse en el turno siguiente. El Bismarck, por tanto, debe sobrevivir en el hexágono del puerto al turno en que llega.
CH-A16 = No está claro si la partida termina al entrar en puerto o con el marcador. Con el marcador; en el último turno, un Bismarck en un hexágono de puerto sin él cuenta como en alta mar.
CH-A17 = Solo se nombran puertos de Francia y Noruega. Ir a un puerto alemán no termina nada ni cuesta puntos; allí se puede repostar.
CH-A18 = No se define qué es estar sin daños. El Bismarck lo está si al final no le falta nada de casco, cañones, radar, dirección de tiro, timón ni evasión; lo reparado no cuenta, ni el radar que falló por sí solo; está en alta mar salvo que esté marcado En puerto.
CH-A19 = La tabla puede leerse como si solo pagara las casillas dañadas de un buque hundido. Cuentan todas sus casillas de casco, como en la edición española.
CH-A20 = No se dice qué impactos cuentan como daño. Solo los del casco; una opción cuenta también los de los cañones.
CH-A21 = Los puntos aparecen con signo y sin él. Se cuentan para el alemán: lo que pierde es negativo.
CH-A22 = El ejemplo de convoy no da nada por los destructores hundidos con el HX.128. Valen 1 punto, como cualquier otra flotilla.
CH-A23 = No se dice si el Bismarck sin combustible cuenta además como hundido. Cuesta -15 y nada más, y los puntos deciden la partida.
CH-A24 = No se dice cuándo se comprueba el combustible de emergencia. Se comprueba cuando el marcador de turno llega al plazo: el buque se salva si vuelve a tener combustible o está en un hexágono con un puerto de su bando.
CH-A25 = Para un buque M, un segundo hexágono seguido no es gratis. Con Combustible de emergencia mueve 1 hexágono cada dos turnos.
CH-A26 = No se dice qué más puede perder un buque sin combustible. Nada: su plazo no cambia.
CH-A27 = No está claro si los temporales respetan a los buques en puerto. No: pierden combustible todos los buques F y M de la carta, pero no los que están fuera de ella.
CH-A28 = Una sola tirada de temporal sirve para todos los buques de ambos bandos.
CH-A29 = La niebla se nombra entre los modificadores de persecución, pero no tiene ninguno. Solo la prohíbe.
CH-A30 = No se dice de quién es el radar que cuenta cuando persiguen varios buques. El mejor que funcione entre ellos; con una opción, el peor.
CH-A31 = Un intento por unidad parece prohibir dos tras una distracción. Cada parte cuenta como una unidad propia, así que otros buques del hexágono pueden intentarlo con la parte a la que nadie siguió.
CH-A32 = Tras una distracción, la diferencia de evasión depende del buque más lento de la parte perseguida.
CH-A33 = Nada se dice de las maniobras de buques que no usan combustible o tienen muy poco. Quien tiene muy poco no puede hacer ninguna, ni tampoco su fuerza; los buques S y VS no necesitan combustible, así que los de guerra pueden distraer separándose de un petrolero, pero aquellos no pueden evadirse.
CH-A34 = No se dice qué pasa con la parte que nadie sigue. Continúa Avistada hasta el final de la fase de persecución y luego queda sin marcador; una parte de 2 buques o más es una fuerza.
CH-A35 = Se dice que la distracción es la única manera de dividir una fuerza perseguida, pero ocurre cuando aún está Avistada. Así que una fuerza Perseguida no puede cambiar en el movimiento; solo puede dividirse antes, cuando se intenta perseguirla.
CH-A36 = Una fuerza aliada que está siendo perseguida no puede dividirse para perseguir. Se refiere a la que lleva un marcador de Perseguido por la búsqueda aérea alemana del turno anterior.
CH-A37 = No se dice si se declaran antes todos los intentos. Se hacen uno tras otro, y los buques que lo han intentado ya no repiten este turno.
CH-A38 = De las unidades Perseguidas se dice que deben mover y también que pueden quedarse. Pueden quedarse, y se informa de ello.
CH-A39 = Una unidad Perseguida puede volver a salir de la niebla en el mismo movimiento. Aun así pierde el marcador, y solo se dice el primer hexágono de niebla.
CH-A40 = De los marcadores se dice que están en un hexágono y en un buque. Pertenecen a la unidad, que el enemigo conoce como un contacto con su último hexágono y sus clases.
CH-A41 = Las unidades que entran más tarde en el hexágono de una unidad marcada no se marcan. Solo las que estaban allí al localizarla.
CH-A42 = De las unidades que han pasado se dice el número de buques. Cuenta cada buque de una fuerza, pero no se dice que lo sea.
CH-A43 = El hexágono intermedio del movimiento de una unidad Perseguida se trata como cualquier otro al explorarlo.
CH-A44 = Una edición informa de los buques que entran en un hexágono vigilado o lo cruzan; la otra, solo de los que entran. Informamos de ambos, antes de las llamadas; el que lo cruza no se marca.
CH-A45 = Un hexágono del que se informa sin llamada no hace falta nombrarlo. Solo se permite si hay en él marcadores de búsqueda, que entonces dan Perseguido.
CH-A46 = No se dice si se informa de un buque que se queda en un hexágono vigilado. Sí; una opción informa solo de los que han movido.
CH-A47 = Los hexágonos tienen factores de búsqueda propios para cada bando. La detección aleatoria usa los de los Aliados.
CH-A48 = No se dice si el marcador del avión tenía que ser necesario para la búsqueda. No: basta con que esté para que la unidad quede Perseguida.
CH-A49 = Puedes no nombrar un hexágono para mantener en secreto tus aviones.
CH-A50 = No se dice si las llamadas son públicas. Lo son, también las que no encuentran nada.
CH-A51 = Una unidad que se vuelve a encontrar se anuncia de nuevo con sus buques actuales. En la fase de búsqueda, Perseguido sustituye a Avistado, nunca al revés.
CH-A52 = No se dice si un avión con marcador de ataque puede pagar marcadores de búsqueda. No puede.
CH-A53 = Un avión con autonomía 2 tiene dos marcadores de búsqueda gratuitos en cada una de sus dos fases.
CH-A54 = No se dice qué pasa con un avión que no puede aterrizar porque su portaaviones ha desaparecido o está demasiado lejos. Se pierde, sin coste en puntos.
CH-A55 = Los aviones a bordo de un portaaviones que se hunde se pierden con él.
CH-A56 = No está claro si los ataques aéreos pueden ir contra buques que nadie ha localizado. Solo se pueden nombrar buques de unidades Avistadas o Perseguidas; una opción permite cualquier buque del hexágono.
CH-A57 = No se dice qué pasa con un marcador de ataque cuyo objetivo ha desaparecido. Se desperdicia.
CH-A58 = No puede haberse soltado ningún marcador de ataque en la niebla. Por eso no se vuelve a comprobar al resolver el ataque.
CH-A59 = El tipo de buque que nombra un ataque aéreo es su clase. BB y BC son clases distintas.
CH-A60 = El texto hace sacar las fichas de daño unas veces a un bando y otras al otro. Da lo mismo.
CH-A61 = Se dice que las fichas de daño vuelven después de cada buque y después de cada ataque. Vuelven después de cada tirada de impactos: cada torpedo, ataque aéreo o ataque de submarino.
CH-A62 = Un impacto de Proa o Popa que pasa al casco quita una casilla de casco sin más. No saca efecto de evasión ni necesita dado por los cañones secundarios.
CH-A63 = Un segundo impacto en el timón, la dirección de tiro o el radar no tiene más efecto.
CH-A64 = Un timón dañado deja la evasión en 0 solo en combate. Fuera de él, el buque conserva su evasión para la persecución, pero no puede mover; en un ataque aéreo pueden contar ambos modificadores.
CH-A65 = Un buque F que baja a 25 o menos en combate queda Dañado de inmediato. Importa desde la siguiente fase de movimiento.
CH-A66 = Un timón dañado por sí solo no deja Dañado a un buque F. Solo la evasión perdida.
CH-A67 = El radar II* dura la primera ronda de combate de la partida. Se refiere a la primera ronda en el tablero de batalla en la que participa ese buque.
CH-A68 = El New York es un BB, pero no puede disparar a alcance extremo. Lo dice su tarjeta.
CH-A69 = Los modificadores por clase omiten CV y CG. Al disparar, ambos cuentan como CL; como objetivo, un CV cuenta como CA; una opción no les da modificador.
CH-A70 = La tabla de combate acaba en 0 y 9. Menos cuenta como 0 y más es un fallo, como en los ejemplos.
CH-A71 = El daño especial puede afectar a algo que el buque no tiene, como un radar. Entonces no tiene efecto, pero no es un fallo y fija el blanco.
CH-A72 = La mitad de un dado de 0 es 0: no se pierde combustible.
CH-A73 = El daño de los torpedos en los cañones cuenta desde la ronda siguiente, pues los cañones ya han disparado.
CH-A74 = No se dice qué daños actúan enseguida. Los torpedos se resuelven en orden, y cada uno encuentra lo que el anterior hizo al timón, la evasión y el casco; los cañones, la dirección de tiro y el radar perdidos cuentan desde la ronda siguiente, y el fuego de ambos bandos surte efecto a la vez.
CH-A75 = Un buque hundido a cañonazos ya no mueve, pero sus torpedos siguen su carrera.
CH-A76 = Los torpedos contra un buque que entretanto se ha hundido quedan gastados.
CH-A77 = Los torpedos se asignan y se resuelven en pasos distintos, pero nadie mueve entre ambos. La posición y el alcance son los mismos.
CH-A78 = Los buques pueden disparar. Por tanto, no están obligados.
CH-A79 = No se dice cuánto dura Blanco fijado. Termina con el combate, y un buque que no dispara en una ronda lo conserva.
CH-A80 = En combates mayores, los buques pueden cruzarse, pero el acercamiento nunca aleja de todos los enemigos. Un buque dispara a un enemigo que ha dejado atrás con el otro extremo: con los cañones de popa en acercamiento y con los de proa en huida; una opción no lo tiene en cuenta.
CH-A81 = Los buques que están en la misma zona de movimiento se hallan a alcance corto. Disparan los cañones de su posición, como siempre.
CH-A82 = Los buques se desplazan hacia atrás cuando uno de ellos rebasa el borde. Todos se desplazan las zonas sobrantes hacia el borde opuesto.
CH-A83 = Con visibilidad 1, los refuerzos entrarían en la zona 0. Entran en la zona 1.
CH-A84 = No se dice quién puede reforzar un combate. Cualquier buque de guerra del hexágono cuyo estado lo permita, localizado o no; al entrar queda a la vista.
CH-A85 = Los buques de una fuerza tiran uno a uno para reforzar. Los que entran combaten en el tablero, pero siguen en su fuerza en la carta.
CH-A86 = No se dice quién puede dar por hundidos los buques indefensos. Puede hacerlo su propio bando, cuando no puede disparar, lanzar torpedos ni abortar y no tiene a nadie en el hexágono a quien enviar.
CH-A87 = No se dice cuándo se pierde un petrolero localizado junto a un buque de guerra aliado. Al comenzar la fase de combate naval, tras un combate y cada vez que se localiza, pero no con niebla o visibilidad X, ni por un neutral o un buque al que su estado impide entablar combate, como Restringido o En puerto; para ello no importan los pañoles vacíos; una opción perdona a los escoltados.
CH-A88 = No se dice qué pasa con un petrolero de una fuerza atacada. Primero se hunde él y después combaten los buques de guerra.
CH-A89 = El Modoc pertenece a los Estados Unidos, que son neutrales. Busca para los aliados, pero nunca entabla combate, mientras que los buques estadounidenses comprados luchan como los demás; una opción mantiene a estos fuera hasta que se ataque a uno, o deja luchar a todos.
CH-A90 = Una edición hace que los combates ocurran y que se espere; la otra lo deja a elección. Los combates son voluntarios y se libran uno tras otro.
CH-A91 = Ninguna regla dice que el atacante se dé a conocer. Su unidad se marca como Avistada, pues todos la han visto, y también la de un buque que se une después al combate; una opción las deja sin marcar.
CH-A92 = Un combate por un convoy no cuenta como el único combate de su hexágono y turno.
CH-A93 = El combate está prohibido con niebla y con visibilidad X, pero no se habla de los convoyes. Allí nadie puede cazar; una opción lo permite.
CH-A94 = Con niebla está prohibido seguir al enemigo, pero la detección aleatoria lleva a ello. El reglamento no pone ese límite a la detección y un ejemplo suyo localiza un buque en un hexágono de niebla, así que se usa la tabla entera; con una opción, en los hexágonos de niebla solo cabe el Huff-Duff.
CH-A95 = Las ediciones difieren en la segunda columna de la detección aleatoria. Requiere ambas cosas: dentro de un sector aéreo, y en un hexágono con factores aliados o junto a uno; fuera solo importa la ruta de convoyes.
CH-A96 = No se dice si las unidades en puerto o ya Perseguidas se libran de la detección aleatoria. Se tira por todas; la que está Perseguida sigue igual.
CH-A97 = Un 0 es menor que cualquier valor de la tabla. Aun así es Huff-Duff y nunca localiza.
CH-A98 = Un marcador de Perseguido de la detección aleatoria dura hasta el turno siguiente. Entonces la unidad mueve primero e informa, salvo que la niebla o la visibilidad X hayan quitado el marcador.
CH-A99 = No está claro quién elige el buque que encuentra un submarino. Lo elige su dueño; se revela exactamente un buque, y los que lo acompañan siguen sin conocerse.
CH-A100 = De los submarinos aliados se dice que cazan en el mar del Norte y el mar de Noruega, y en el sector aéreo del este. Decide el sector.
CH-A101 = La tabla de clases para submarinos omite CG. Un buque así solo se encuentra si no hay otra clase.
CH-A102 = De la caza se dice que se permite y que exige elegir. Es voluntaria; quien caza debe nombrar una unidad, en secreto.
CH-A103 = No está claro qué persecución impide cazar a una unidad. Un marcador de Perseguido al final de la fase de persecución; que la encuentren más tarde en el turno, no.
CH-A104 = Una remisión de la tabla de caza se equivoca de apartado. Se refiere a la regla del regreso a la base (7.7.2).
CH-A105 = Una edición da el modificador de caza en cualquier línea de convoyes; la otra, en la línea central. Hace falta la línea central.
CH-A106 = Un resultado de caza inferior a 0 cuenta como 0.
CH-A107 = Un hexágono puede estar en las dos líneas cuando el dado nombra un convoy en cada una. Elige el alemán; una ruta son todos los hexágonos de su franja, centrales o no.
CH-A108 = No se dice si un convoy al que se dejó ir puede volver a encontrarse. No; el que no estaba en la línea del cazador, sí.
CH-A109 = El texto detiene al cazador tras cada ataque a un convoy; la tabla, solo si se sacan fichas. Seguimos la tabla; una opción lo detiene siempre.
CH-A110 = Una edición revela dónde estaba el mercante. Lo que se revela es el hexágono del cazador, que es el mismo.
CH-A111 = No se dice si otros buques alemanes del hexágono se unen a un combate por un convoy. Pueden llegar como refuerzos desde la ronda 3.
CH-A112 = El valor de un convoy se da en puntos y en fichas. Lo que se saca son fichas.
CH-A113 = El total puede acabar en medio punto. No se redondea; el alemán necesita 1,0 completo.
CH-A114 = El Dorsetshire entra la tarde del 25 de mayo, pero los refuerzos llegan al final del turno. Se coloca al final de ese turno y actúa desde el anochecer.
CH-A115 = El relevo del Rodney empieza la noche del 24 de mayo, el primer turno de esa fecha. Se ofrece desde entonces hasta que su convoy haya sido atacado.
CH-A116 = No se dice cuándo se retira el marcador de Maniobra de evasión. Se retira al final de la fase de movimiento.
CH-A117 = No se dice quién coloca Regreso a la base ni cuándo. Lo hace el alemán en secreto, junto con sus fuerzas en el paso B, en un BB, BC o CA que haya perdido evasión.
CH-A118 = Los destructores que están fuera de su límite deben volver cuanto antes. Cada turno en que puedan moverse deben regresar por el camino más corto, pero sin gastar combustible en un segundo hexágono; en una fuerza que no puede moverse se los juzga como si navegaran solos, salvo que esté Perseguida.
CH-A119 = No está claro qué hexágonos están vedados a los petroleros. Todos los de una ruta de convoyes, sean o no de su línea central.
CH-A120 = Del Canal de la Mancha solo se nombran los hexágonos de sus extremos. Forman parte de él; S26 no, como muestra un ejemplo.
CH-A121 = No se dice cuándo ha hundido un buque el Bismarck. Cuando sus impactos estaban entre los del paso en que se fue a pique; los hundidos por otros no cuentan.
CH-A122 = Si el Bismarck se hunde, ganan los Aliados, sean cuales sean los puntos.
CH-A123 = No se dice qué se revela de una unidad opcional. Su nombre, pero no su hexágono.
CH-A124 = La lista de buques del cansancio de la tripulación omite BC y nombra CV, que los alemanes no tienen. Tomamos BB, BC y CA, y todo lo que los aviones de un turno hacen a un buque es un solo ataque; una opción conserva la lista impresa.
CH-A125 = Los buques de una fuerza pueden tener distintos marcadores de Sin movimiento. La fuerza no puede mover mientras alguno tenga uno.
CH-A126 = Las fuerzas se forman antes de reparar y repostar. Así, una fuerza puede incluir un buque que luego está ocupado; mientras repara, reposta o está en puerto, toda la fuerza ni mueve ni busca.
CH-A127 = No se dice si los buques Perseguidos pueden patrullar. Pueden si se han quedado donde estaban; los que han intentado perseguir, no.
CH-A128 = Los aviones de un portaaviones Perseguido vuelan en el paso G como siempre, después de que este haya movido en el paso A.
CH-A129 = Ambos bandos mueven a la vez. Nadie puede esperar al otro: los dos entregan sus órdenes y antes no se muestra nada.
CH-A130 = Los buques aliados Perseguidos mueven después de los alemanes y saben adónde han ido. Es lo que se pretende.
CH-A131 = Un petrolero con un marcador de Sin movimiento puede abastecer a otros, pues para eso no mueve. Atiende a un buque por turno, y a cada buque lo atiende un solo petrolero.
CH-A132 = Un buque con el combustible al completo puede marcarse En puerto o con Repostaje en alta mar para reponer torpedos.
CH-A133 = También los buques sin marcador de combustible pueden estar en puerto. El Rodney reposta en un ejemplo, así que tiene combustible y es un buque M.
CH-A134 = No se dice qué efecto de evasión reduce una reparación. Primero lo que dejó una reparación anterior y después el mayor; los que se anulan vuelven a la bolsa.
CH-A135 = Una edición retira los marcadores de búsqueda al final del movimiento. Se retiran al final de la fase de búsqueda.
CH-A136 = Una edición llama repostaje en puerto al paso E del movimiento. Es repostaje en alta mar.
CH-A137 = Una edición no prohíbe patrullar a los buques en puerto. No pueden.
CH-A138 = Una edición dice que los aviones pueden aterrizar donde la otra lo exige. Tienen que poder aterrizar.
CH-A139 = La lista de unidades que no pueden cazar está mal redactada. Es una lista de exclusiones.
CH-A140 = Los turnos de un día no figuran en el texto. Tomamos cinco, empezando por la noche.
CH-A141 = No está claro si un avión puede explorar el hexágono del que despega. Solo si su ruta vuelve a entrar en él; aterrizar allí cuenta.
CH-A142 = Una flotilla de destructores cuenta como un buque de clase DD, también en las respuestas a una búsqueda.
CH-A143 = Los Aliados pueden perseguir con aviones, pero la fase de persecución no dice cómo. Los aviones persiguen al encontrar una unidad en la fase de búsqueda, sin tirada.
CH-A144 = Un marcador de Avistado por atacar mercantes llega después de la fase de combate naval. No da lugar a un combate en este turno, pero permite un intento de persecución en el siguiente.
CH-A145 = Una ficha de buque en juego está a la vista de ambos jugadores. Así que muestra también las reparaciones y los torpedos nuevos; con una opción el enemigo la ve como estaba cuando recibió el último impacto o en su último combate.
CH-A146 = Las reparaciones van antes que todas las demás órdenes, salvo las de unidades Perseguidas y fuerzas, y su dueño conoce el resultado al escribirlas. Así que se preguntan primero, a todo bando en cuyas fichas en juego falte timón o evasión, pueda o no reparar ahora alguno de esos buques; una opción las deja entre las órdenes.

## Aclaraciones donde faltan componentes

CH-L1 = El indicador de turnos se ha perdido. El nuestro tiene 40 turnos, del 22 al 29 de mayo, 5 al día: noche, mañana, mediodía, tarde y anochecer, con el icono de submarino cada tres turnos, del 3 al 39.
CH-L2 = De los modificadores de la hora del día solo se conoce el de la noche. Los nuestros son noche +3, anochecer +1 y nada en los demás turnos; las reglas de los turnos de noche valen solo para la noche.
CH-L3 = De la tabla de tiempo solo se conoce una fila: un 4 no cambia nada. La nuestra mejora el tiempo en 2 con 0 o menos y en 1 con 1 a 3, lo deja igual con 4 y 5, y lo empeora en 1 con 6 a 8 y en 2 con 9 o más.
CH-L4 = De los modificadores del indicador del tiempo solo se conoce el -2 de la casilla 8. Los nuestros son +2 en las casillas 1 y 2, y -2 en las casillas 8 y 9.
CH-L5 = El indicador de visibilidad se ha perdido, pero el texto lo describe. El nivel es el tiempo más la hora del día, 1 como mínimo; 10 o más es X.
CH-L6 = El tiempo inicial se ha perdido. La campaña empieza con tiempo 5 de noche: niebla y visibilidad 8.
CH-L7 = La matriz que dice qué puede hacer una unidad en cada estado estaba impresa en las pantallas y se ha perdido. La nuestra conserva lo que dice el texto y llena los huecos en su sentido: los petroleros, por ejemplo, no patrullan.
CH-L8 = La tabla de daño especial se ha perdido y solo se conocen sus resultados. La nuestra es 0 subtabla, 1 a 3 dirección de tiro, 4 a 6 combustible, 7 a 9 radar.
CH-L9 = La subtabla se ha perdido y solo se conocen sus resultados. En la nuestra el buque se hunde con 0 y 1; si no, recibe 3 impactos en el casco y un efecto de evasión.
CH-L10 = Los modificadores de la tirada para abortar se han perdido. Los nuestros dependen de la evasión del buque menos la del enemigo más rápido del tablero: +2 o más da -2, +1 da -1, -1 da +1 y -2 o menos da +2; una opción añade -1 con visibilidad 7 a 9.
CH-L11 = Se ha perdido cuántas fichas de daño hay de cada tipo. Nuestra bolsa tiene 24: Casco 8, Sin estallar 5, Crítico 3, y 2 de cada una de Proa, Popa, Timón y Dirección de tiro.
CH-L12 = Los valores de los efectos de evasión se han perdido, pero debe haber tres de -5. Nuestra bolsa tiene 24: 3 de -1, 5 de -2, 5 de -3, 6 de -5, 3 de -7 y 2 de -10.
CH-L13 = Los valores de las fichas de convoy se han perdido, pero debe haber un 3 y un 5. Nuestra bolsa tiene 16: 4 de 2, 5 de 3, 4 de 4 y 3 de 5 puntos.
CH-L14 = El número de marcadores de mercante se ha perdido. No tienen límite.
CH-L15 = El tablero de batalla se ha perdido. Solo una fila de 27 zonas de movimiento, 3 por cada una de 9 zonas marítimas, encaja con los alcances iniciales y el ejemplo.
CH-L16 = La carta se ha perdido, pero los hexágonos nombrados en el texto fijan su cuadrícula. La nuestra tiene 34 filas, de A a Z y de AA a AH de norte a sur, de 35 hexágonos cada una, puestas sobre el océano real con una proyección cónica.
CH-L17 = Se ha perdido qué hexágonos son de mar. Lo calculamos con la costa real: un hexágono con al menos un 7 % de agua tiene coordenadas.
CH-L18 = Los hexágonos sin coordenadas se han perdido con la carta. Los nuestros son los de tierra y las aguas ajenas al juego, como el Mediterráneo y el golfo de Botnia; en ellos solo puede haber aviones.
CH-L19 = Los hexágonos de niebla se han perdido con la carta. Los tomamos de una transcripción pública de la hoja impresa: las aguas de Islandia y la costa occidental de Noruega.
CH-L20 = Los sectores aéreos se han perdido con la carta. Los tomamos de la misma transcripción: uno grande al este y otro al oeste, en torno a Labrador y Terranova.
CH-L21 = La cobertura aérea aliada del este se nombra, pero no está dibujada. Es el sector aéreo del este.
CH-L22 = Los factores de búsqueda propios de los hexágonos se han perdido. Los nuestros van de 2 a 7 para los Aliados y de 4 a 9 para los alemanes: altos en el Canal de la Mancha y ante los puertos principales, menores a lo largo de las costas.
CH-L23 = Las rutas de convoyes se han perdido. Las nuestras tienen una línea central de L3 por L21 a N25 (Este-Oeste) y otra de AH13 a N23 (Norte-Sur); una ruta es su línea central y todos los hexágonos de mar contiguos.
CH-L24 = El límite de los destructores alemanes se ha perdido con la carta. Lo tomamos de la transcripción: encierra las costas desde el norte de Noruega, por el Canal de la Mancha, hasta Vizcaya.
CH-L25 = La mayoría de los puertos se han perdido con la carta. Alemanes: Bergen J30, Stavanger K30, Kristiansand L32, Trondheim G31, Narvik A33, Brest U26, St-Nazaire V27, La Pallice W27, Wilhelmshaven O32, Kiel O33; aliados: Scapa Flow K27, Loch Ewe L26, Clyde N26, Belfast O25, Liverpool P27, Plymouth S26, Hvalfjord E21, St John's L2, Gibraltar AF25.
CH-L26 = Las bases aéreas se han perdido con la carta. Aliadas: E20, L27, N26, O25, O24, R26, S26, AF25 y L2; alemanas: K30, J30, G31, O32, U26 y X28.
CH-L27 = El Canal de la Mancha no se enumera hexágono a hexágono. El nuestro es Q29, Q30, R29, R30, S27, S28, S29, T26, T27, T28, T29 y U26.
CH-L28 = El canal de Kiel no está en ninguna carta conservada. Une O32 y O33 para los buques alemanes, como dice el texto.
CH-L29 = La mayoría de las categorías de velocidad se han perdido. Un buque es F con una evasión de 26 o más, M con 20 a 25, S con 15 a 19 y VS por debajo de 15.
CH-L30 = Los límites de combustible se han perdido. Los nuestros proceden de una transcripción pública; van de 4 para los destructores alemanes a 20 para el Hood.
CH-L31 = Las tarjetas de los buques se han perdido. Las nuestras conservan lo que prueban los ejemplos, toman el resto de una transcripción pública y llenan sus huecos con los buques reales.
CH-L32 = De los aviones solo se nombran los tipos. Velocidades, autonomías, cantidades y bases se han calculado a partir de los reales; una velocidad es la distancia volada en 4,8 horas.
CH-L33 = Se ha perdido cuántos marcadores de fuerza hay. Puedes usar KG 1 a 99 y TF 1 a 99.
CH-L34 = El despliegue alemán se ha perdido. El nuestro tiene la KG 1 con el Bismarck (16 de 18 de combustible), el Prinz Eugen y la 6.ª flotilla en Bergen, J30; la 5.ª flotilla en O32, y cinco petroleros que el alemán coloca fuera del sector aéreo del este y de las rutas de convoyes.
CH-L35 = El despliegue aliado se ha perdido. El nuestro es el real del 22 de mayo: el Hood y el King George V con sus fuerzas en Scapa Flow, cruceros en el estrecho de Dinamarca y al sur de Islandia, la Fuerza H en Gibraltar y los escoltas en la mar con sus convoyes.
CH-L36 = Se ha perdido qué buques están Restringidos y hasta cuándo. La fuerza del King George V y el Repulse esperan hasta que haya noticia de un buque pesado alemán o acabe el turno 5, y la Fuerza H, hasta que la haya de uno fuera del límite de los destructores alemanes o acabe el turno 10; el Huff-Duff y los ataques a mercantes cuentan como noticia.
CH-L37 = La lista de refuerzos se ha perdido. En el texto solo se nombran el Dorsetshire y el Rodney, así que no hay otros.
CH-L38 = Las reglas especiales de las tarjetas se han perdido en su mayoría. El Bismarck y el Tirpitz tienen radar II*, el New York no tiene alcance extremo, el Rodney y el Nelson solo disparan sus factores de popa de costado; con una opción, los cañones del King George V y el Prince of Wales son poco fiables.
CH-L39 = De los petroleros solo se nombra el Lothringen. Los nuestros son el Weissenburg, el Belchen, el Lothringen, el Gonzenheim y el Kota Pinang, todos VS.
CH-L40 = El indicador de combustible se ha perdido. El nuestro va de 0, sin combustible, a 20.
CH-L41 = El estado de los escoltas de convoyes no se indica. Empiezan sin daños y con el combustible al completo.
CH-L42 = El recuadro de revisión de los aviones se ha perdido. Aterrizaje y Revisión son estados de cada unidad aérea.
CH-L43 = El recuadro de las fichas de convoy se ha perdido. Las fichas enteras y medias del alemán se guardan aparte, y ambas están ocultas.
CH-L44 = Las caras de Dañado y de movido de las fichas de buque se han perdido. Ambas se deducen de lo que un buque ha perdido y movido.
CH-L45 = La leyenda de la carta, el indicador de fases y los recuadros de las fuerzas se han perdido. La pantalla lo muestra todo a su manera.
CH-L46 = El número de fichas y cubos de la caja no pone aquí ningún límite.
CH-L47 = No se conserva ningún despliegue de marcadores de Avistado y Perseguido. En la campaña no hay ninguno al principio; los escenarios posteriores dicen qué está localizado.
CH-L48 = El estado inicial de los aviones se ha perdido. Todos están listos en sus bases y a bordo de sus portaaviones.

## Aclaraciones donde discrepan los datos

CH-D1 = Nuestra costa pondría Hvalfjord en E20; la transcripción lo tiene en E21. El puerto está en E21, abierto al mar hacia E20 y F21, y la base aérea de Reikiavik, en E20.
CH-D2 = Un ejemplo localiza al Köln en F20, donde no se esperaría niebla, pero la transcripción da F20 como hexágono de niebla. Lo es: allí se puede localizar un buque por azar, pero no buscarlo mientras dure la niebla.
CH-D3 = Según la clave geográfica, Bergen, Trondheim y St John's quedan algo al lado de sus hexágonos de puerto. Los puertos están en J30, G31 y L2, en los accesos a las ciudades, como dicen el texto y la transcripción.
CH-D4 = Ríos y fiordos cortan muchos lados de hexágono. Un lado con menos de un 2 % de agua cuenta como tierra en toda su longitud.
CH-D5 = Las zonas transcritas omiten algunos hexágonos que quedan dentro de ellas, y Gibraltar está lejos del resto de cualquier sector aéreo. Esos huecos se rellenan donde son mar, y la parte en torno a Gibraltar pertenece al sector del este.
CH-D6 = La transcripción de las tarjetas confunde filas y en algún punto contradice los ejemplos. Lo que prueban los ejemplos va primero; en lo demás tomamos la lectura que tiene más sentido para el buque.
CH-D7 = Las reglas no prevén el fin de un combate en el que nadie puede o quiere hacer nada. Un combate que no ha terminado tras 40 rondas se interrumpe, y todos los buques se quedan en su hexágono.
CH-D8 = Que se haga o no una pregunta no debe decir nada al enemigo. El relevo del Rodney se pregunta cada turno, en secreto, junto con la decisión alemana sobre lo hallado en su caza; si su convoy es atacado ese mismo turno, el Rodney sigue con él.
CH-D9 = Una unidad a la que se intenta perseguir puede hacer una maniobra de evasión o una de distracción, pero no ambas. Las partes de una fuerza que se dividió ya han hecho la suya: si otros buques intentan perseguir a la segunda parte, esta no puede hacer nada más.
CH-D10 = Un ataque a mercantes o convoyes delata dónde está el cazador, pero no qué es. Los buques que lo persiguen, o que ven dividirse su fuerza, ven tanto como diría una búsqueda.
CH-D11 = Una segunda lectura del reglamento corrigió algunos detalles que se jugaban de otro modo. Las partidas empezadas antes siguen como empezaron; una opción lo mantiene en las nuevas.
CH-D12 = No se dice qué puertos son principales ni con qué rapidez debe ir un buque sin munición. Sirve cualquier puerto de su bando, y cada turno en que su unidad pueda moverse navega hacia el más cercano, al menos un hexágono; por el camino puede reparar y repostar.
