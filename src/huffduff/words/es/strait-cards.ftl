## El juego

strait-title = La batalla del estrecho de Dinamarca
    .text = Amanecer del 24 de mayo de 1941, entre Groenlandia e Islandia: el Bismarck y el Prinz Eugen intentan salir al Atlántico, y el Hood y el Prince of Wales acuden a cerrarles el paso. Manda uno de los bandos en una carta de 8 por 8 casillas, elige a tus capitanes, gasta sus puntos donde más duela, centra el tiro con tus piques y mantén firme a tu gente.
strait-seat-german = Alemania
strait-seat-british = Gran Bretaña

## Escenarios

strait-scenario-denmark-strait = Estrecho de Dinamarca
    .text = La batalla histórica: el Bismarck y el Prinz Eugen contra el Hood y el Prince of Wales.
strait-scenario-squadrons = Escuadras
    .text = El Gneisenau y dos destructores se unen a los alemanes; el Norfolk, el Suffolk y dos destructores, a los británicos. Cinco buques contra seis.
strait-scenario-light-cruisers = Cruceros ligeros
    .text = Las escuadras con un crucero ligero más en cada bando, el Nürnberg y el Manchester. Seis buques contra siete.
strait-scenario-cruiser-screens = Cortinas de cruceros
    .text = El Admiral Hipper contra el Suffolk, con dos destructores por bando, en torno a los cuatro buques de la batalla histórica. Cinco buques contra cinco.
strait-scenario-heavy-ships = Buques pesados
    .text = Las escuadras sin sus destructores: tres buques pesados alemanes contra cuatro británicos.

## Opciones

strait-option-straight-ahead-only = Solo de frente
    .text = Al avanzar, un buque solo puede entrar en la casilla a la que apunta su proa, no en las dos contiguas a ella.

## Clases de buque

strait-class-BB = Acorazado
strait-class-BC = Crucero de batalla
strait-class-CA = Crucero pesado
strait-class-CL = Crucero ligero
strait-class-DD = Destructor

## Empleos de los oficiales

strait-rank-admiral = Almirante
strait-rank-vice-admiral = Vicealmirante
strait-rank-captain = Capitán de navío
strait-rank-commander = Capitán de fragata
strait-rank-lieutenant-commander = Capitán de corbeta
strait-rank-kapitan-zur-see = Kapitän zur See
strait-rank-fregattenkapitan = Fregattenkapitän
strait-rank-korvettenkapitan = Korvettenkapitän

## Habilidades

strait-ability-squadron-signal = Señal a la escuadra
    .text = Una vez por partida, tras la tirada de velocidad alemana, puedes repetirla; todos los buques alemanes usan la nueva. Sus 2 puntos de cada turno pueden ir a cualquier buque alemán.
strait-ability-gunnery-specialist = Experto en artillería
    .text = Cada turno, el primer -1 al valor de tiro de su buque cuesta 1 punto en vez de 2.
strait-ability-steady-crew = Dotación serena
    .text = Una vez por partida puedes repetir un chequeo de moral fallido de su buque; vale la segunda tirada.
strait-ability-raiders-eye = Ojo de corsario
    .text = Disparar a un blanco fuera del sector de andanada le cuesta a su buque +1 en vez de +2.
strait-ability-bows-on = Proa al enemigo
    .text = Disparar a un blanco fuera del sector de andanada le cuesta a su buque +1 en vez de +2.
strait-ability-quick-helm = Timón rápido
    .text = Su buque paga 2 puntos en vez de 3 por girar y avanzar en el mismo turno.
strait-ability-repair-parties = Trozos de reparación adiestrados
    .text = Suma 1 a las tiradas de reparación de su buque. Que una reparación fallida sea definitiva sigue dependiendo de los dados sin modificar.
strait-ability-quick-ranging = Tiro bien centrado
    .text = Cuando su buque dispara a un blanco nuevo, el primer marcador de pique se coloca antes de la tirada y el segundo después.
strait-ability-second-salvo = Segunda salva
    .text = Una vez por partida puedes repetir un disparo fallado de su buque; vale la segunda tirada.
strait-ability-fleet-confidence = Confianza de la flota
    .text = Cada turno, otros buques británicos pueden gastar hasta 2 de sus puntos.
strait-ability-close-the-range = Acortar distancias
    .text = Mientras su buque insignia siga en la batalla, todo buque británico paga 2 puntos en vez de 3 por girar y avanzar en el mismo turno.
strait-ability-makers-men = Técnicos del astillero a bordo
    .text = Suma 1 a las tiradas de reparación de su buque contra un as, un rey o un 2.
strait-ability-station-keeping = Guardar el puesto
    .text = Para su buque, la tirada de velocidad cuenta 1 más.
strait-ability-radar-watch = Guardia de radar
    .text = El valor de tiro de su buque baja 1 contra blancos a distancia 4 o más.

## Cartas de daño

strait-damage-A = Radar de tiro
    .text = Valor de tiro +2 hasta que se repare.
strait-damage-K = Artillería
    .text = Valor de tiro +1 hasta que se repare.
strait-damage-Q = Velocidad
    .text = Valor de velocidad +1 hasta que se repare.
strait-damage-J = Velocidad
    .text = Valor de velocidad +1 hasta que se repare.
strait-damage-10 = Casco
    .text = 10 puntos de daño en el casco, que no se pueden reparar.
strait-damage-9 = Casco
    .text = 9 puntos de daño en el casco, que no se pueden reparar.
strait-damage-8 = Casco
    .text = 8 puntos de daño en el casco, que no se pueden reparar.
strait-damage-7 = Casco
    .text = 7 puntos de daño en el casco, que no se pueden reparar.
strait-damage-6 = Casco
    .text = 6 puntos de daño en el casco, que no se pueden reparar.
strait-damage-5 = Casco
    .text = 5 puntos de daño en el casco, que no se pueden reparar.
strait-damage-4 = Casco
    .text = 4 puntos de daño en el casco, que no se pueden reparar.
strait-damage-3 = Puente
    .text = El capitán tiene 1 punto menos cada turno durante el resto de la partida. No se puede reparar.
strait-damage-2 = Pañol
    .text = Tira los dos dados: con 10 o más, el buque vuela por los aires. Si no, valor de tiro +1 hasta que se repare.
