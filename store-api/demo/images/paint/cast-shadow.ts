import { group, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { range } from '../../../catalog/images/vector'

const INK = '#121826'

/** Above this many pixels to the unit the steps of a coarse shadow would show. */
const FINE = 1.3

/** Widening rings under the garment, and copies of it that drift away from the light. */
const STEPS = { halo: { count: 9, reach: 76, ink: 0.18 }, drift: { count: 8, reach: 20, ink: 0.24 } } as const

/** Soft shadow on the table, without a filter: faint copies laid over each other. */
export function castShadow(outline: string, unitsPerPixel: number): string {
  const finer = unitsPerPixel < FINE ? 2.5 : 1
  const layers = ({ count, reach, ink }: { count: number; reach: number; ink: number }) => {
    const total = Math.round(count * finer)
    return { at: range(total).map((i) => (i * reach) / total), ink: Math.round((ink / total) * 10000) / 10000 }
  }
  const [halo, drift] = [layers(STEPS.halo), layers(STEPS.drift)]
  const rings = halo.at.map(
    (d) => `<use href="#cast" x="12" y="${round1(24 + d * 0.26)}" stroke-width="${round1(4 + d)}"/>`,
  )
  const copies = drift.at.map((d) => `<use href="#cast" x="${round1(d * 0.55)}" y="${round1(2 + d)}"/>`)
  return (
    `<defs><path id="cast" d="${outline}"/></defs>` +
    group(copies.join(''), `fill="${INK}" fill-opacity="${drift.ink}"`) +
    group(rings.join(''), `fill="none" stroke="${INK}" stroke-opacity="${halo.ink}" stroke-linejoin="round"`)
  )
}
