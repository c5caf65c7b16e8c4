## El juego

sink-title = ¡Hundid el Bismarck!
    .text = Mayo de 1941, en una sola carta abierta: cada fuerza es una ficha, pero solo su dueño sabe si hay buques detrás. El alemán traza en secreto sus correrías, mezcla señuelos con acorazados, caza convoyes y escapa hacia el sur. El británico patrulla, busca, persigue lo que encuentra y trae los buques pesados.

## Escenarios

sink-scenario-historical = Histórico
    .text = El Bismarck y el Prinz Eugen salen desde uno de cuatro hexágonos, con tres señuelos en los demás. 28 turnos desde el 23 de mayo de 1941. El mejor para empezar.
sink-scenario-rheinuebung = Rheinübung según lo planeado
    .text = El Scharnhorst y el Gneisenau están listos en Brest, con dos señuelos más; el Nelson escolta un convoy. La partida también termina cuando ambos se hunden.
sink-scenario-gneisenau = El Gneisenau
    .text = En Brest solo se pudo alistar el Gneisenau, con un señuelo más; el Nelson escolta un convoy.
sink-scenario-convoy-escort = Escolta de convoyes
    .text = El Nelson y el London protegen convoyes desde el principio.
sink-scenario-breakout = La salida
    .text = También zarpa el Scheer, con el Bismarck o por su cuenta.

## Opciones

sink-option-fuel = Combustible
    .text = Los buques gastan combustible cuando navegan a toda velocidad. Se reposta en puerto, y el alemán esconde tres petroleros en el mar.
sink-option-blind-convoys = Convoyes a ciegas
    .text = Ni siquiera el británico sabe qué convoyes son señuelos ni cuánto valen los demás.
sink-option-breakout-forces = Fichas alemanas en la salida
    .text = Cuántas fuerzas puede tener en juego el alemán cuando zarpa el Scheer.
sink-option-breakout-forces-4 = Cuatro
sink-option-breakout-forces-5 = Cinco
sink-option-later-corrections = Correcciones posteriores
    .text = Detalles corregidos al releer el reglamento. Las partidas anteriores siguen sin ellas.

## Bandos y fases

sink-seat-german = Alemán
sink-seat-british = Británico

## Palabras de las fichas

sink-visibility-good = Buena
sink-visibility-fair = Regular
sink-visibility-poor = Mala
sink-class-BB = Acorazado
sink-class-BC = Crucero de batalla
sink-class-CV = Portaaviones
sink-class-CA = Crucero pesado
sink-class-CL = Crucero ligero
sink-class-DD = Flotilla de destructores
sink-category-battleship = Acorazado
sink-category-carrier = Portaaviones
sink-category-cruiser = Crucero
sink-category-destroyers = Destructores
sink-track-atlantic = Derrota atlántica
sink-track-african = Derrota africana
