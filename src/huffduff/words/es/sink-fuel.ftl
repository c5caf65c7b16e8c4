## Combustible

sink-fuel-burnt = { $ship } ha navegado a toda máquina: { $fuel ->
    [0] ya no le queda petróleo
    [one] le queda un factor de combustible
   *[other] le quedan { $fuel } factores de combustible
}.
sink-refuelling = { $ship } está repostando; falta otro turno.
sink-refuelled = { $ship } ha repostado: { $fuel } factores de combustible.
