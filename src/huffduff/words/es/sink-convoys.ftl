## En la mar

sink-convoy-sails = El convoy { $convoy } se mueve a { $hex }.

## Corsarios

sink-ask-raider-looks = { $token } está en { $hex }. ¿Qué busca? Un intento revela al enemigo que es real.
sink-ask-raid = { $token } está entre convoyes en { $hex }. ¿Sigue su rumbo, se detiene o destruye?
sink-raider-stops = { $token } se detiene entre los convoyes de { $hex }.

## Por qué un convoy no puede ir allí

sink-refuse-no-convoy = No hay ningún convoy { $convoy } en el mapa.
sink-refuse-convoy-exit = { $convoy } no puede salir del mapa por aquí.
sink-refuse-convoy-stays = { $convoy } tiene que moverse.
sink-refuse-convoy-one-hex = { $convoy } se mueve un hexágono por turno, por mar, y { $hex } no está a su lado.
sink-refuse-off-track = { $hex } está a más de { $leash } hexágonos de la derrota de { $convoy }.
sink-refuse-further-away = En { $hex } { $convoy } estaría más lejos de su destino.
sink-refuse-convoys-full = En { $hex } caben { $most } convoyes y no más.

## Por qué se rechaza un ataque

sink-refuse-dummy-raid = { $token } es un señuelo: solo puede seguir su rumbo.
sink-refuse-escorted = Los convoyes de { $hex } llevan escolta: húndela primero.
sink-refuse-raid-stops = { $token } destruye lo que ha visto aquí, y con eso acaba su movimiento.
