import { path, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { clipPath, clipped, range, stroke } from '../../../catalog/images/vector'
import { seededRandom, between } from '../../../catalog/images/seeded-random'
import { lights, shades } from '../paint'
import { darker } from '../paint/colour'
import type { Drawing } from '../drawing'

interface Edge {
  /** Unique in the scene. */
  name: string
  x: number
  bottom: number
  width: number
  height: number
}

/** Coloured bars on the edge, derived from the shirt's pattern. */
function bars({ pattern, colours: [, second, trim] }: Drawing, { x, bottom, width, height }: Edge): string {
  const [left, top] = [x - width / 2, bottom - height]
  const bar = (from: number, share: number, colour = second): string =>
    path(
      `M${round1(left + from * width)} ${top}h${round1(share * width)}v${height}h${round1(-share * width)}Z`,
      `fill="${colour}"`,
    )
  switch (pattern) {
    case 'stripes':
    case 'hoops':
    case 'checker':
      return range(4)
        .map((i) => bar(0.06 + i * 0.25, 0.125))
        .join('')
    case 'pinstripe':
      return range(9)
        .map((i) => bar(0.05 + i * 0.11, 0.012))
        .join('')
    case 'halves':
    case 'quarters':
      return bar(0.5, 0.5)
    case 'sash':
      return bar(0.56, 0.2) + bar(0.56, 0.014, trim) + bar(0.746, 0.014, trim)
    default:
      return bar(0.72, 0.05) + bar(0.79, 0.02, trim)
  }
}

/** A folded shirt in a pile, seen from the side: three layers and the round fold. */
export function foldedEdge(drawing: Drawing, edge: Edge): string {
  const { name, x, bottom, width, height } = edge
  const [left, right, top] = [x - width / 2, x + width / 2, bottom - height]
  const random = seededRandom(name)
  const [belly, round] = [between(random, 3, 8), height * 0.3]
  const shape =
    `M${left + round} ${top}Q${x} ${round1(top - belly)} ${right - round} ${top}C${right + 6} ${top} ${right + 6} ${bottom} ` +
    `${right - round} ${bottom}Q${x} ${bottom + 2} ${left + round} ${bottom}C${left - 6} ${bottom} ${left - 6} ${top} ${left + round} ${top}Z`
  const plies = [0.36, 0.68]
    .map((share) => {
      const y = top + height * share
      const [start, rise] = [left + between(random, 10, 26), between(random, -4, 4)]
      return `M${round1(start)} ${round1(y)}Q${round1(x)} ${round1(y + rise)} ${right + 10} ${round1(y + rise * 0.4)}`
    })
    .join('')
  const cloth =
    path(`M${left - 10} ${top - 12}H${right + 10}V${bottom + 4}H${left - 10}Z`, `fill="${drawing.colours[0]}"`) +
    bars(drawing, edge) +
    stroke(plies, '#000', 9, 'stroke-opacity=".16" transform="translate(0 3)"') +
    stroke(plies, '#000', 3.5, 'stroke-opacity=".42"') +
    stroke(plies, '#fff', 3, 'stroke-opacity=".2" transform="translate(0 6)"') +
    lights([
      [left + width * 0.3, top + 8, width * 0.4, 20, 0, 0.4],
      [left + 22, top + height * 0.4, 24, height * 0.5, 0, 0.3],
    ]) +
    shades([
      [x, bottom + 2, width * 0.6, 22, 0, 0.55],
      [right - 4, bottom - height / 2, 44, height * 0.8, 0, 0.55],
    ])
  return (
    `<defs>${clipPath(name, shape)}</defs>` +
    path(shape, `fill="${darker(drawing.colours[0], 0.5)}" transform="translate(2 3)"`) +
    clipped(cloth, name) +
    stroke(shape, '#fff', 2, 'stroke-opacity=".18"')
  )
}
