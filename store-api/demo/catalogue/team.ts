import type { LocalText } from '../../i18n/locale'
import type { Drawing, Pattern } from '../images/drawing'
import type { Dye } from './colours'

/** Design of one garment of a team. */
export interface Look {
  dyes: [Dye, Dye, Dye]
  pattern: Pattern
  collar: Drawing['collar']
}

export const look = (dyes: Look['dyes'], pattern: Pattern, collar: Look['collar'] = 'crew'): Look => ({
  dyes,
  pattern,
  collar,
})

/** The designs defined for a team; those of shorts, socks, scarves and balls are derived from them. */
export interface TeamLooks {
  home: Look
  away: Look
  third?: Look
  goalkeeper: Look
  training: Look
  warmUp?: Look
  retro: Look
  retroAway?: Look
}

export interface Team {
  /** Category key and prefix of every product key: `tarnbridge-rovers`. */
  key: string
  /** Prefix of every model number: `TBR`. */
  code: string
  /** Price of a home shirt, in cents. */
  shirtPrice: number
  kind: 'club' | 'nation'
  name: LocalText
  crest: Drawing['crest']
  /** Text on the chest; nations have none. */
  sponsor?: string
  /** Text knitted into the scarf. */
  scarfWord: string
  /** Season as in product names: `2026/27`. */
  season: string
  retroYear: number
  retroAwayYear?: number
  looks: TeamLooks
}
