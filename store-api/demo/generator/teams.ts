import { sameText } from '../../i18n/local-text'
import { type Dye, PALETTE } from '../catalogue/colours'
import { look, type Look, type Team } from '../catalogue/team'
import type { Drawing, Pattern } from '../images/drawing'
import { type Random, seededRandom, integerBetween } from '../../catalog/images/seeded-random'

const DYES = Object.keys(PALETTE) as Dye[]
const PATTERNS: Pattern[] = ['plain', 'stripes', 'hoops', 'sash', 'halves', 'quarters', 'chevron', 'gradient']
const SUBTLE_PATTERNS: Pattern[] = ['plain', 'pinstripe', 'tonal', 'gradient']
const COLLARS: Look['collar'][] = ['crew', 'v', 'polo']
const SHAPES: Drawing['crest']['shape'][] = ['shield', 'round', 'diamond', 'hex', 'pennant']
const SPONSORS = ['Ostrel', 'Burlo', 'Norvesk', 'Forgewell', 'Keldmoor', 'Tallow', 'Brightway', 'Marlin']

function oneOf<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('cannot choose from an empty list')
  return chosen
}

const lookOf = (random: Random, patterns: Pattern[], main?: Dye): Look =>
  look(
    [main ?? oneOf(random, DYES), oneOf(random, DYES), oneOf(random, DYES)],
    oneOf(random, patterns),
    oneOf(random, COLLARS),
  )

/** Generates a team, always the same for a number. Its main home colour is the same in every season. */
export function makeTeam(number: number, season: string): Team {
  const name = teamName(number)
  const random = seededRandom(`team ${number}`)
  const main = oneOf(random, DYES)
  const seasonRandom = seededRandom(`team ${number} in ${season}`)
  const words = name.split(' ')
  return {
    key: name.toLowerCase().replaceAll(' ', '-'),
    code: `${words.map((word) => word.slice(0, 2).toUpperCase()).join('')}${number}`,
    shirtPrice: 6900 + 500 * integerBetween(random, 0, 4),
    kind: 'club',
    name: sameText(name),
    crest: { shape: oneOf(random, SHAPES), initials: words.map((word) => word.charAt(0)).join('') },
    sponsor: oneOf(seasonRandom, SPONSORS),
    scarfWord: (words.at(-1) ?? name).toUpperCase(),
    season,
    retroYear: integerBetween(random, 1955, 1990),
    retroAwayYear: integerBetween(random, 1955, 1990),
    looks: {
      home: lookOf(seasonRandom, PATTERNS, main),
      away: lookOf(seasonRandom, PATTERNS),
      third: lookOf(seasonRandom, SUBTLE_PATTERNS),
      goalkeeper: lookOf(seasonRandom, SUBTLE_PATTERNS),
      training: lookOf(seasonRandom, SUBTLE_PATTERNS),
      warmUp: lookOf(seasonRandom, SUBTLE_PATTERNS),
      retro: lookOf(seasonRandom, PATTERNS, main),
      retroAway: lookOf(seasonRandom, PATTERNS),
    },
  }
}

/** Parts of place names, with beginnings that no demo team has, and suffixes of club names. */
const BEGINNINGS = (
  'Ald Barrow Beck Birch Bracken Bram Briar Broad Brook Carrow Cinder Clay Cold Corn Cray Dun Elder Ember Fair Fal ' +
  'Fern Flint Fox Glen Gold Gran Grey Hal Hart Hawk Hazel Heather Holm Kel Lang Lin Mar Moss Nether Oak Over Pem ' +
  'Quill Raven Ross Row Sand Shaw Sil Star Swan Thorn Thistle Under Wald Wil Wind Wolf Wren Yar'
).split(' ')

const ENDS = (
  'beck bourne bridge brook cliff combe cote dale den field firth gate haven hill holme hurst low mere moor mouth ' +
  'port ridge shaw shore stead sted thorpe vale ward wash water well wick wold wood worth'
).split(' ')

const CLUBS = (
  'Rovers United Athletic City Town Wanderers Albion Rangers County Borough Olympic Harriers Corinthians Victoria ' +
  'Argyle Celestial'
).split(' ')

/** Number of different names. */
export const MAX_GENERATED_TEAMS = BEGINNINGS.length * ENDS.length

/** Coprime to the number of pairs, so that every pair occurs once, with neighbours far apart. */
const STEP = 1999

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/** The unique name of a team by its number. */
export function teamName(number: number): string {
  const pair = (number * STEP) % MAX_GENERATED_TEAMS
  const place = pick(BEGINNINGS, Math.floor(pair / ENDS.length)) + pick(ENDS, pair)
  return `${place} ${pick(CLUBS, number * 7 + Math.floor(number / CLUBS.length))}`
}
