import type { Pattern } from '../../catalog/images/drawing'
import { luminance } from '../images/paint/colour'
import { PALETTE } from './palette'
import type { Look, Team } from './team'

/** Which dye of the home shirt the shorts take: 0 main, 1 second, 2 trim. */
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

export function shortsLook({ looks: { home } }: Team): Look {
  const main = SHORTS_DYE[home.pattern]
  const [first, second, trim] = home.dyes
  const dyes: Look['dyes'] =
    main === 0 ? [first, second, trim] : main === 1 ? [second, first, trim] : [trim, first, second]
  return { dyes, pattern: 'plain', collar: 'crew' }
}

/** Upright stripes stay upright; hooped shirts ask for quiet legs, all others for rings. */
export function socksLook({ looks: { home } }: Team): Look {
  const pattern: Pattern = home.pattern === 'stripes' ? 'stripes' : home.pattern === 'hoops' ? 'plain' : 'hoops'
  return { dyes: home.dyes, pattern, collar: 'crew' }
}

/** Striped across for the teams of stripes, plain for those who shout loudest. */
export function scarfLook({ looks: { home } }: Team): Look {
  const pattern: Pattern =
    home.pattern === 'plain' || home.pattern === 'tonal' ? 'plain' : home.pattern === 'halves' ? 'halves' : 'stripes'
  return { dyes: home.dyes, pattern, collar: 'crew' }
}

/** A ball is white already: a light main colour gives way to the second. */
export function ballLook({ looks: { home } }: Team): Look {
  const [first, second, trim] = home.dyes
  const isLight = luminance(PALETTE[first].hex) > 0.5
  return { dyes: isLight ? [second, trim, first] : home.dyes, pattern: 'plain', collar: 'crew' }
}

/** A child's away shirt keeps the colours and has the collar that goes over a head by itself. */
export const kidsAwayLook = ({ looks: { away } }: Team): Look => ({ ...away, collar: 'crew' })
