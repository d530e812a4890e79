import { CANVAS, path, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { range, stroke } from '../../../catalog/images/vector'
import { shades } from '../paint'
import { between, type Random, seededRandom } from '../../../catalog/images/seeded-random'

/** Greens of grass, from the back to the front. */
const GREENS = ['#3d7a3b', '#4a8f44', '#5a9f4e'] as const
const POST = { light: '#fbfaf7', shade: '#c3c6cb', edge: '#9a9ea5' } as const

/** A patch of grass, around (0, 0). */
const PATCH = { x: CANVAS.centre, rx: 585, ry: 118 } as const

export const PITCH_DEFS =
  '<radialGradient id="turf"><stop stop-color="#41803d"/><stop offset=".7" stop-color="#387336"/>' +
  '<stop offset="1" stop-color="#2c5f2d"/></radialGradient>' +
  '<linearGradient id="chalk"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".14" stop-color="#fff"/>' +
  '<stop offset=".86" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'

interface Blade {
  x: number
  foot: number
  tall: number
}

const bladeOf = ({ x, foot, tall }: Blade, random: Random): string => {
  const [lean, half] = [between(random, -13, 13), between(random, 4.5, 7.5)]
  return (
    `M${round1(x - half)} ${round1(foot)}Q${round1(x)} ${round1(foot - tall * 0.6)} ${round1(x + lean)} ` +
    `${round1(foot - tall)}Q${round1(x + half)} ${round1(foot - tall * 0.5)} ${round1(x + half)} ${round1(foot)}Z`
  )
}

/** Blades along the far edge of the patch as one path; `near` is the fraction of the way to its middle. */
function edge(middle: number, near: number, count: number): string {
  const random = seededRandom(`edge ${near}`)
  return range(count)
    .map((i) => {
      const side = ((i + random()) / count) * 2 - 1
      const foot = middle + 10 - PATCH.ry * (1 - near) * Math.sqrt(1 - side * side)
      return bladeOf(
        { x: PATCH.x + PATCH.rx * side, foot, tall: between(random, 22, 46) * (1 - 0.4 * side * side) },
        random,
      )
    })
    .join('')
}

/** Random tufts on the near half of the patch. */
function tufts(middle: number, count: number): string {
  const random = seededRandom('tufts')
  return range(count)
    .flatMap(() => {
      const [turn, far] = [between(random, -0.1, Math.PI + 0.1), Math.sqrt(between(random, 0.12, 0.8))]
      const [x, foot] = [PATCH.x + PATCH.rx * far * Math.cos(turn), middle + PATCH.ry * far * Math.sin(turn)]
      return [-9, 0, 10].map((dx) => bladeOf({ x: x + dx, foot, tall: between(random, 14, 34) }, random))
    })
    .join('')
}

/** A patch of grass, centred at a height. */
export const turf = (middle: number): string =>
  shades([[PATCH.x, middle + 26, PATCH.rx * 1.06, PATCH.ry * 1.22, 0, 0.34]]) +
  path(edge(middle, 0, 104), `fill="${GREENS[0]}"`) +
  `<ellipse cx="${PATCH.x}" cy="${middle}" rx="${PATCH.rx}" ry="${PATCH.ry}" fill="url(#turf)"/>` +
  path(edge(middle, 0.06, 88), `fill="${GREENS[1]}"`) +
  path(edge(middle, 0.2, 60), `fill="${GREENS[2]}"`) +
  path(tufts(middle, 26), `fill="${GREENS[1]}"`)

/** The goal line, seen from the pitch. */
export const goalLine = (y: number): string =>
  path(
    `M70 ${y}Q600 ${y + 6} 1130 ${y}L1136 ${y + 15}Q600 ${y + 22} 64 ${y + 15}Z`,
    'fill="url(#chalk)" fill-opacity=".8"',
  )

interface Goal {
  left: number
  right: number
  top: number
  foot: number
}

/** The net behind a goal, with sagging meshes. */
export function net({ left, right, top, foot }: Goal): string {
  const [columns, rows] = [10, 10]
  const inset = 46
  const upright = range(columns + 1).map((i) => {
    const x = left + ((right - left) * i) / columns
    const low = left + inset + ((right - left - 2 * inset) * i) / columns
    return `M${round1(x)} ${top}Q${round1((x + low) / 2)} ${round1((top + foot) / 2)} ${round1(low)} ${foot - 30}`
  })
  const across = range(rows)
    .slice(1)
    .map((i) => {
      const t = i / rows
      const y = top + (foot - 30 - top) * t
      const [from, to] = [left + inset * t, right - inset * t]
      return `M${round1(from)} ${round1(y)}Q${CANVAS.centre} ${round1(y + 26 * (1 - t))} ${round1(to)} ${round1(y)}`
    })
  return stroke([...upright, ...across].join(''), '#8f949c', 3, 'stroke-opacity=".5"')
}

const THICK = 34

/** Posts and crossbar, round and white. */
export function goalFrame({ left, right, top, foot: ground }: Goal): string {
  const foot = ground + 12
  const posts = `M${left} ${foot}V${top}M${right} ${foot}V${top}`
  const bar = `M${left} ${top}H${right}`
  const frame = `M${left} ${foot}V${top}H${right}V${foot}`
  return (
    stroke(frame, '#000', THICK + 4, 'stroke-opacity=".1" stroke-linejoin="round" transform="translate(9 10)"') +
    stroke(frame, POST.edge, THICK + 2, 'stroke-linejoin="round"') +
    stroke(frame, POST.shade, THICK, 'stroke-linejoin="round"') +
    stroke(posts, POST.light, THICK * 0.6, 'transform="translate(-5 0)"') +
    stroke(bar, POST.light, THICK * 0.6, 'transform="translate(0 -5)" stroke-linecap="round"')
  )
}
