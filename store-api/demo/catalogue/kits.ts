import type { LocalText } from '../../i18n/locale'
import { CLUBS } from './clubs'
import { eachLocale, text } from '../../i18n/local-text'
import { NATIONS } from './nations'
import type { Kit, KitKind, KitPlan } from './kit'
import type { Look, Team } from './team'
import type { Pattern } from '../images/drawing'
import { luminance } from '../images/paint/colour'
import { PALETTE } from './colours'

const plan = (
  kind: KitKind,
  slug: string,
  code: string,
  noun: LocalText,
  lookOf: KitPlan['lookOf'],
  price: number | KitPlan['price'],
  rest: Partial<KitPlan> = {},
): KitPlan => ({
  kind,
  slug,
  code,
  noun,
  lookOf,
  price: typeof price === 'number' ? () => price : price,
  garment: 'shirt',
  sleeve: 'short',
  cut: 'adult',
  yearOf: (team) => team.season,
  ...rest,
})

const isClub = (team: Team) => team.kind === 'club'

/** Kinds of kits, in the default order of a listing. */
const PLANS: KitPlan[] = [
  plan(
    'home',
    'home-shirt',
    'HOME',
    text('Home shirt', 'Camiseta primera equipación', 'Heimtrikot'),
    ({ looks }) => looks.home,
    ({ shirtPrice }) => shirtPrice,
  ),
  plan(
    'away',
    'away-shirt',
    'AWAY',
    text('Away shirt', 'Camiseta segunda equipación', 'Auswärtstrikot'),
    ({ looks }) => looks.away,
    ({ shirtPrice }) => shirtPrice,
  ),
  plan(
    'third',
    'third-shirt',
    'THIRD',
    text('Third shirt', 'Camiseta tercera equipación', 'Ausweichtrikot'),
    ({ looks }) => looks.third,
    ({ shirtPrice }) => shirtPrice + 500,
  ),
  plan(
    'goalkeeper',
    'goalkeeper-shirt',
    'GK',
    text('Goalkeeper shirt', 'Camiseta de portero', 'Torwarttrikot'),
    ({ looks }) => looks.goalkeeper,
    ({ kind }) => (kind === 'club' ? 7400 : 7900),
    { sleeve: 'long' },
  ),
  plan(
    'retro',
    'retro-shirt',
    'RETRO',
    text('Retro shirt', 'Camiseta retro', 'Retrotrikot'),
    ({ looks }) => looks.retro,
    6400,
    { sleeve: 'long', yearOf: ({ retroYear }) => `${retroYear}` },
  ),
  plan(
    'retroAway',
    'retro-away-shirt',
    'RETRO-AWAY',
    text('Retro away shirt', 'Camiseta retro segunda equipación', 'Retro-Auswärtstrikot'),
    ({ looks }) => looks.retroAway,
    6400,
    { sleeve: 'long', yearOf: ({ retroAwayYear }) => `${retroAwayYear}` },
  ),
  plan(
    'kidsHome',
    'kids-home-shirt',
    'KIDS-HOME',
    text('Kids’ home shirt', 'Camiseta infantil primera equipación', 'Kinder-Heimtrikot'),
    ({ looks }) => looks.home,
    ({ shirtPrice }) => (shirtPrice < 7900 ? 4900 : shirtPrice < 8400 ? 5400 : 5900),
    { cut: 'kids' },
  ),
  plan(
    'kidsAway',
    'kids-away-shirt',
    'KIDS-AWAY',
    text('Kids’ away shirt', 'Camiseta infantil segunda equipación', 'Kinder-Auswärtstrikot'),
    (team) => (isClub(team) ? kidsAwayLook(team) : undefined),
    ({ shirtPrice }) => (shirtPrice < 7900 ? 4900 : 5400),
    { cut: 'kids' },
  ),
  plan(
    'training',
    'training-top',
    'TRAIN',
    text('Training top', 'Camiseta de entrenamiento', 'Trainingsshirt'),
    ({ looks }) => looks.training,
    4500,
  ),
  plan(
    'warmUp',
    'warm-up-top',
    'WARM',
    text('Warm-up top', 'Sudadera de calentamiento', 'Aufwärmshirt'),
    ({ looks }) => looks.warmUp,
    4900,
    { sleeve: 'long' },
  ),
  plan(
    'shorts',
    'home-shorts',
    'SHORTS',
    text('Home shorts', 'Pantalón corto primera equipación', 'Heimshorts'),
    (team) => (isClub(team) ? shortsLook(team) : undefined),
    3200,
    { garment: 'shorts' },
  ),
  plan(
    'socks',
    'home-socks',
    'SOCKS',
    text('Home socks', 'Medias primera equipación', 'Heimstutzen'),
    socksLook,
    1400,
    { garment: 'socks' },
  ),
  plan('scarf', 'scarf', 'SCARF', text('Scarf', 'Bufanda', 'Schal'), scarfLook, 1900, {
    garment: 'scarf',
    yearOf: () => '',
  }),
  plan(
    'ball',
    'ball',
    'BALL',
    text('Ball', 'Balón', 'Ball'),
    (team) => (isClub(team) ? ballLook(team) : undefined),
    2900,
    { garment: 'ball', yearOf: () => '' },
  ),
]

/** Kinds that nations do not sell. */
const CLUBS_ONLY: ReadonlySet<KitKind> = new Set(['third', 'warmUp', 'retroAway', 'kidsAway', 'shorts', 'ball'])

function kitOf(team: Team, { lookOf, price, yearOf, ...shared }: KitPlan): Kit | null {
  const look = lookOf(team)
  if (!look || (!isClub(team) && CLUBS_ONLY.has(shared.kind))) return null
  return { ...shared, team, look, year: yearOf(team), price: price(team) }
}

/** The kits of one team. */
export const kitsOf = (team: Team): Kit[] => PLANS.map((kitPlan) => kitOf(team, kitPlan)).filter((kit) => kit !== null)

/** All kits of the shop, by kind, clubs before nations. */
export function allKits(): Kit[] {
  const teams = [...CLUBS, ...NATIONS]
  return PLANS.flatMap((kitPlan) => teams.map((team) => kitOf(team, kitPlan))).filter((kit) => kit !== null)
}

/** Product key of a kit: `tarnbridge-rovers-home-shirt-2026-27`. */
export const kitKey = ({ team, slug, year }: Pick<Kit, 'team' | 'slug' | 'year'>): string =>
  [team.key, slug, ...(year ? [year.replace('/', '-')] : [])].join('-')

/** Main dye of the shorts by the home shirt's pattern: index 0 main, 1 second, 2 trim. */
const SHORTS_DYE: Record<Pattern, 0 | 1 | 2> = {
  plain: 1,
  stripes: 2,
  hoops: 1,
  sash: 0,
  halves: 1,
  quarters: 1,
  chevron: 1,
  gradient: 0,
  pinstripe: 1,
  checker: 1,
  tonal: 0,
}

function shortsLook({ looks: { home } }: Team): Look {
  const main = SHORTS_DYE[home.pattern]
  const [first, second, trim] = home.dyes
  const dyes: Look['dyes'] =
    main === 0 ? [first, second, trim] : main === 1 ? [second, first, trim] : [trim, first, second]
  return { dyes, pattern: 'plain', collar: 'crew' }
}

/** Stripes for striped home shirts, plain for hooped ones, hoops for all others. */
function socksLook({ looks: { home } }: Team): Look {
  const pattern: Pattern = home.pattern === 'stripes' ? 'stripes' : home.pattern === 'hoops' ? 'plain' : 'hoops'
  return { dyes: home.dyes, pattern, collar: 'crew' }
}

/** Plain for plain and tonal home shirts, halves for halved ones, stripes for all others. */
function scarfLook({ looks: { home } }: Team): Look {
  const pattern: Pattern =
    home.pattern === 'plain' || home.pattern === 'tonal' ? 'plain' : home.pattern === 'halves' ? 'halves' : 'stripes'
  return { dyes: home.dyes, pattern, collar: 'crew' }
}

/** Balls are white: a light main colour is replaced by the second one. */
function ballLook({ looks: { home } }: Team): Look {
  const [first, second, trim] = home.dyes
  const isLight = luminance(PALETTE[first].hex) > 0.5
  return { dyes: isLight ? [second, trim, first] : home.dyes, pattern: 'plain', collar: 'crew' }
}

/** Kids' away shirts have a crew collar. */
const kidsAwayLook = ({ looks: { away } }: Team): Look => ({ ...away, collar: 'crew' })

type Named = Pick<Kit, 'noun' | 'team' | 'year'>

const joined = (...words: string[]) => words.filter((word) => word !== '').join(' ')

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** `Home shirt 2026/27` */
export const kitLabel = ({ noun, year }: Named): LocalText => eachLocale((locale) => joined(noun[locale], year))

/** `Tarnbridge Rovers home shirt 2026/27`; in Spanish the noun comes first, in German it is capitalized. */
export const productName = ({ noun, team, year }: Named): LocalText => ({
  en: joined(team.name.en, lowerFirst(noun.en), year),
  es: joined(noun.es, team.name.es, year),
  de: joined(team.name.de, noun.de, year),
})
