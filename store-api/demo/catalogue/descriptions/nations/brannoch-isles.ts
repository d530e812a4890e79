import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const BRANNOCH_ISLES: Story = {
  about: text(
    'Eleven inhabited islands, one player from each, and a ferry that decides the line-up.',
    'Once islas habitadas, un jugador de cada una y un transbordador que decide la alineación.',
    'Elf bewohnte Inseln, von jeder ein Spieler und eine Fähre, die über die Aufstellung entscheidet.',
  ),
  home: text(
    'Deep water to the left, shallow to the right: read it like a chart and you will get home.',
    'Aguas profundas a un lado y poco hondas al otro: léela como una carta náutica y llegarás a casa.',
    'Auf der einen Seite tiefes Wasser, auf der anderen flaches: Lies es wie eine Seekarte, und du kommst heim.',
  ),
  away: text(
    'Silver like herring, with the ferry’s wake running across it, late as ever.',
    'Plata como el arenque, cruzada por la estela del transbordador, tarde como siempre.',
    'Silbern wie Hering, und quer darüber das Kielwasser der Fähre, verspätet wie immer.',
  ),
  goalkeeper: text(
    'From lemon to lime, after the drinks on the crossing, which also keep people on their feet.',
    'De limón a lima, por las bebidas de la travesía, que también mantienen a la gente en pie.',
    'Von Zitrone zu Limette, nach den Getränken auf der Überfahrt, die einen ebenfalls auf den Beinen halten.',
  ),
  retro: text(
    'Thin silver lines on midnight blue: rain by lamplight, as it fell on all three matches of 1987.',
    'Rayas finas de plata sobre azul medianoche: lluvia a la luz de un farol, la de los tres partidos de 1987.',
    'Feine Silberlinien auf Mitternachtsblau: Regen im Laternenlicht, wie er 1987 auf alle drei Spiele fiel.',
  ),
  kidsHome: text(
    'On the smaller isles this is a full team kit.',
    'En las islas más pequeñas, con esta ya está el equipo completo.',
    'Auf den kleineren Inseln ist das schon die ganze Mannschaft.',
  ),
  training: text(
    'Turquoise with a swell in the knit, so the squad gets used to it before the boat.',
    'Turquesa con oleaje en el punto, para que la selección se acostumbre antes de embarcar.',
    'Türkis mit Dünung im Gestrick, damit sich die Mannschaft vor dem Boot daran gewöhnt.',
  ),
  socks: text(
    'Sold in pairs even to the two islands that have only ever needed one goalkeeper.',
    'Se venden por pares incluso en las dos islas donde solo caben porteros.',
    'Paarweise verkauft, auch auf den zwei Inseln, auf denen nur Torhüter wohnen.',
  ),
  scarf: text(
    'Knitted wool was tried first, and the sheep asked for a share.',
    'Primero se probó con lana, y las ovejas pidieron su parte.',
    'Zuerst wurde Wolle versucht, doch die Schafe wollten beteiligt werden.',
  ),
}
