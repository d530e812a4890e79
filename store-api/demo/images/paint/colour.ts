import { lerp } from '../../../../lib/catalog/stroke-font/geometry'
import { clamp } from '../../../catalog/images/vector'

type Channels = readonly [number, number, number]

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Neutral inks, used if the team's own colours are not legible. */
export const PRINT_WHITE = '#fbfaf6'
export const PRINT_BLACK = '#15171d'

const channelsOf = (colour: string): Channels => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
]

const hexOf = (channels: Channels): string =>
  `#${channels.map((value) => clamp(Math.round(value), 0, 255).toString(16).padStart(2, '0')).join('')}`

/** Interpolates between two `#rrggbb` colours; `t` is 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  return hexOf([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)])
}

export const darker = (colour: string, t: number): string => mix(colour, BLACK, t)

export const lighter = (colour: string, t: number): string => mix(colour, WHITE, t)

/** Relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channelsOf(colour)
  return 0.2126 * (r / 255) ** 2.2 + 0.7152 * (g / 255) ** 2.2 + 0.0722 * (b / 255) ** 2.2
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The lowest contrast of a colour with any of its backgrounds. */
export const weakestContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** The first candidate with enough contrast on every background, otherwise the one with the most. */
export function readableInk(grounds: readonly string[], candidates: readonly string[], enough = 3.2): string {
  const good = candidates.find((candidate) => weakestContrast(candidate, grounds) > enough)
  if (good) return good
  const ranked = [...candidates].sort((a, b) => weakestContrast(b, grounds) - weakestContrast(a, grounds))
  return ranked[0] ?? PRINT_BLACK
}

export const byDarkness = (colours: readonly string[]): string[] =>
  [...colours].sort((a, b) => luminance(a) - luminance(b))
