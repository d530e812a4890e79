/** Every path of public/assets/icons.svg: 24 by 24, stroked. `stars` is five of them in a row, each 24 further. */
export const SPRITE_NAMES = [
  'arrowUp',
  'bin',
  'box',
  'cart',
  'chat',
  'check',
  'clock',
  'close',
  'down',
  'filter',
  'left',
  'lock',
  'logout',
  'mail',
  'menu',
  'minus',
  'notice',
  'phone',
  'pin',
  'plus',
  'return',
  'right',
  'ruler',
  'search',
  'star',
  'truck',
  'user',
  'zoom',
  'stars',
] as const

type SpriteName = (typeof SPRITE_NAMES)[number]

export type IconName = Exclude<SpriteName, 'stars'>

/** The sprite and the first digits of its SHA-256: cached for good (next.config.mjs). */
const SPRITE = '/assets/icons.svg?v=4dba35f4'

/** The address of an icon for `<use>`. Inline, the sprite was 1.3 kB of every page (docs/decisions/066). */
export const iconHref = (name: SpriteName): string => `${SPRITE}#${name}`
