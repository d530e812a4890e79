import { round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { range, stroke } from '../../../catalog/images/vector'
import { PRINT_WHITE } from '../paint/colour'
import { between, type Random } from '../../../catalog/images/seeded-random'
import type { RibbonPoint } from './ribbon'

/** Threads at one end of the scarf, in turns of its colours, each with its shadow. */
export function fringe(at: RibbonPoint, t: number, colours: readonly string[], random: Random): string {
  const threads = range(26).map((i) => {
    const [x, y] = at(t, -0.97 + i / 12.9)
    const sway = between(random, -16, 16)
    const d = `M${round1(x)} ${round1(y)}q${round1(sway * 0.1)} 50 ${round1(sway)} ${round1(between(random, 96, 124))}`
    return (
      stroke(d, '#000', 9, 'stroke-opacity=".16" stroke-linecap="round" transform="translate(4 4)"') +
      stroke(d, colours[i % 2] ?? PRINT_WHITE, 8, 'stroke-linecap="round"')
    )
  })
  return threads.join('')
}
