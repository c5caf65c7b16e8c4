## Fleet building: why a list is refused

vas-no-ships = Una flota necesita al menos un barco.
vas-too-many = Una flota no tiene más de { $ships } barcos y { $flights } Escuadrillas.
vas-no-such-card = No hay ninguna ficha { $card } con que formar la flota.
vas-no-such-ship = { $ship } no navega con la ficha de { $card }.
vas-no-twice = { $ship } ya está en la lista.
vas-other-navy = { $ship } es de otra marina.
vas-not-in-service = { $ship } tiene esta ficha desde { NUMBER($year, useGrouping: 0) }.
vas-wrong-refit = En { NUMBER($year, useGrouping: 0) } { $ship } navega con una reforma posterior.
vas-other-pack = Esta ficha de { $ship } es de las fichas adicionales, que no se acordaron.
vas-no-vt = { $ship } no puede llevar espoletas VT: solo las tienen la US Navy y la Royal Navy, desde 1943.
vas-vt-without-dp = { $ship } no tiene cañones DP que usen espoletas VT.
vas-over-capacity = { $capacity ->
    [0] { $ship } no lleva Escuadrillas.
   *[other] { $ship } lleva como mucho { $capacity } Escuadrillas.
}
vas-not-carrier-capable = { $flight } no puede volar desde un portaaviones.
vas-no-such-flight = No hay ninguna Escuadrilla { $flight }.
vas-other-navy-flight = { $flight } es de otra marina.
vas-not-flying-yet = { $flight } vuela desde { NUMBER($year, useGrouping: 0) }.
vas-over-budget = La lista cuesta { $total } puntos; tienes { $budget }.
vas-too-many-flights = Las Escuadrillas de tierra cuestan { $flights } de { $total } puntos; un cuarto es el máximo.
