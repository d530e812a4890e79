import { round1 } from '../../../../lib/catalog/stroke-font/geometry'

type Tone = 'light' | 'shade'

const IDS: Record<Tone, string> = { light: 'glow-light', shade: 'glow-shade' }

const gradient = (id: string, colour: string): string =>
  `<radialGradient id="${id}-fade"><stop stop-color="${colour}"/>` +
  `<stop offset=".45" stop-color="${colour}" stop-opacity=".5"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
  `<circle id="${id}" r="1" fill="url(#${id}-fade)"/>`

export const GLOW_DEFS = gradient(IDS.light, '#fff') + gradient(IDS.shade, '#000')

interface Glow {
  at: readonly [x: number, y: number]
  /** Half width and half height before turning. */
  size: readonly [rx: number, ry: number]
  /** Degrees. */
  turn?: number
  strength: number
}

/** A soft ellipse that lightens or darkens, without a filter. */
const glow = (tone: Tone, { at, size, turn = 0, strength }: Glow): string =>
  `<use href="#${IDS[tone]}" transform="translate(${round1(at[0])} ${round1(at[1])}) rotate(${round1(turn)}) ` +
  `scale(${round1(size[0])} ${round1(size[1])})" fill-opacity="${Math.round(strength * 100) / 100}"/>`

/** Six numbers and a name make a list of lights easy to compare: x, y, half width, half height, degrees, strength. */
export type GlowRow = readonly [number, number, number, number, number, number]

const rowToGlow = ([x, y, rx, ry, turn, strength]: GlowRow): Glow => ({ at: [x, y], size: [rx, ry], turn, strength })

export const lights = (rows: readonly GlowRow[]): string => rows.map((row) => glow('light', rowToGlow(row))).join('')

export const shades = (rows: readonly GlowRow[]): string => rows.map((row) => glow('shade', rowToGlow(row))).join('')
