import type { LocalText } from '../../i18n/locale'
import type { Drawing, Pattern } from '../images/drawing'
import type { Dye } from './colours'

/** What one garment of a team looks like. */
export interface Look {
  dyes: [Dye, Dye, Dye]
  pattern: Pattern
  collar: Drawing['collar']
}

/** Shorthand for a line in a team's table of looks. */
export const look = (dyes: Look['dyes'], pattern: Pattern, collar: Look['collar'] = 'crew'): Look => ({
  dyes,
  pattern,
  collar,
})

/** The looks a team is given by hand; shorts, socks, scarves and balls take theirs from these. */
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
  /** Category node and start of every product key: `tarnbridge-rovers`. */
  key: string
  /** Start of every model number: `TBR`. */
  code: string
  /** What a home shirt costs, in cents. */
  shirtPrice: number
  kind: 'club' | 'nation'
  name: LocalText
  crest: Drawing['crest']
  /** Word on the chest; nations have none. */
  sponsor?: string
  /** Word knitted into the scarf. */
  scarfWord: string
  /** Season as it is written on the label: `2026/27`. */
  season: string
  retroYear: number
  retroAwayYear?: number
  looks: TeamLooks
}
