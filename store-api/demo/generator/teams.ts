import { sameText } from '../../i18n/local-text'
import { PALETTE, type Dye } from '../catalogue/palette'
import { look, type Look, type Team } from '../catalogue/team'
import type { Drawing, Pattern } from '../../catalog/images/drawing'
import { seededRandom, wholeBetween, type Random } from '../../catalog/images/seeded-random'
import { teamName } from './team-names'

const DYES = Object.keys(PALETTE) as Dye[]
const PATTERNS: Pattern[] = ['plain', 'stripes', 'hoops', 'sash', 'halves', 'quarters', 'chevron', 'gradient']
const QUIET: Pattern[] = ['plain', 'pinstripe', 'tonal', 'gradient']
const COLLARS: Look['collar'][] = ['crew', 'v', 'polo']
const SHAPES: Drawing['crest']['shape'][] = ['shield', 'round', 'diamond', 'hex', 'pennant']
const SPONSORS = ['Ostrel', 'Burlo', 'Norvesk', 'Forgewell', 'Keldmoor', 'Tallow', 'Brightway', 'Marlin']

function oneOf<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

const lookOf = (random: Random, patterns: Pattern[], main?: Dye): Look =>
  look(
    [main ?? oneOf(random, DYES), oneOf(random, DYES), oneOf(random, DYES)],
    oneOf(random, patterns),
    oneOf(random, COLLARS),
  )

/** A team nobody has heard of, the same for the same number. It plays at home in the same main colour every season. */
export function makeTeam(number: number, season: string): Team {
  const name = teamName(number)
  const random = seededRandom(`team ${number}`)
  const main = oneOf(random, DYES)
  const ofSeason = seededRandom(`team ${number} in ${season}`)
  const words = name.split(' ')
  return {
    key: name.toLowerCase().replaceAll(' ', '-'),
    code: `${words.map((word) => word.slice(0, 2).toUpperCase()).join('')}${number}`,
    shirtPrice: 6900 + 500 * wholeBetween(random, 0, 4),
    kind: 'club',
    name: sameText(name),
    crest: { shape: oneOf(random, SHAPES), initials: words.map((word) => word.charAt(0)).join('') },
    sponsor: oneOf(ofSeason, SPONSORS),
    scarfWord: (words.at(-1) ?? name).toUpperCase(),
    season,
    retroYear: wholeBetween(random, 1955, 1990),
    retroAwayYear: wholeBetween(random, 1955, 1990),
    looks: {
      home: lookOf(ofSeason, PATTERNS, main),
      away: lookOf(ofSeason, PATTERNS),
      third: lookOf(ofSeason, QUIET),
      goalkeeper: lookOf(ofSeason, QUIET),
      training: lookOf(ofSeason, QUIET),
      warmUp: lookOf(ofSeason, QUIET),
      retro: lookOf(ofSeason, PATTERNS, main),
      retroAway: lookOf(ofSeason, PATTERNS),
    },
  }
}
