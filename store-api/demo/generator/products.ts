import type { CatalogueProduct } from '../catalogue/catalogue'
import { text } from '../../i18n/local-text'
import type { Kit } from '../catalogue/kit'
import { kitsOf } from '../catalogue/kits'
import { makeProduct } from './product'
import { MOST_TEAMS } from './team-names'
import { makeTeam } from './teams'

/** Seasons every team has kits of, the newest first. */
const SEASONS = 40
const NEWEST = 2026

const seasonOf = (age: number) => `${NEWEST - age}/${String(NEWEST - age + 1).slice(2)}`

/** Shirts are also sold with long sleeves. */
const LONG: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway', 'training'])

const longSleeved = (kit: Kit): Kit => ({
  ...kit,
  slug: `long-sleeved-${kit.slug}`,
  code: `${kit.code}-LS`,
  sleeve: 'long',
  noun: text(
    `Long-sleeved ${kit.noun.en.charAt(0).toLowerCase()}${kit.noun.en.slice(1)}`,
    `${kit.noun.es} de manga larga`,
    `Langarm-${kit.noun.de}`,
  ),
})

/** A season's kits of a team: every one carries the season, so that no two have the same name. */
function kitsOfSeason(number: number, age: number): Kit[] {
  const season = seasonOf(age)
  const kits = kitsOf(makeTeam(number, season)).map((kit) => ({ ...kit, year: season }))
  return [...kits, ...kits.filter(({ kind }) => LONG.has(kind)).map(longSleeved)]
}

/** Products of one team in all its seasons. */
export const productsOfTeam = (): number => kitsOfSeason(0, 0).length * SEASONS

/** So many products there are at most. */
export const MOST_PRODUCTS = MOST_TEAMS * productsOfTeam()

/** Products, team by team, from the newest season back. The same at every call. */
export function* makeProducts(): Generator<CatalogueProduct & { teamNumber: number }> {
  for (let teamNumber = 0; teamNumber < MOST_TEAMS; teamNumber++) {
    for (let age = 0; age < SEASONS; age++) {
      for (const [at, kit] of kitsOfSeason(teamNumber, age).entries()) {
        yield { ...makeProduct(kit, teamNumber + age + at, age), teamNumber }
      }
    }
  }
}
