import { lerp, round1, type Point } from './geometry'

export interface Line {
  points: readonly Point[]
  closed: boolean
}

const spot = (x: number, y: number): string => `${round1(x)} ${round1(y)}`

/** From `corner` towards `other`, at most `radius` far and never past the middle. */
function toward(corner: Point, other: Point, radius: number): string {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
  const t = Math.min(radius, length / 2) / length
  return spot(lerp(corner[0], other[0], t), lerp(corner[1], other[1], t))
}

/** A line of straight pieces with its corners rounded. */
export function roundedLine({ points, closed }: Line, radius: number): string {
  const count = points.length
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const bends = points.flatMap((corner, index) => {
    if (!closed && (index === 0 || index === count - 1)) return []
    const before = points[(index + count - 1) % count] ?? corner
    const after = points[(index + 1) % count] ?? corner
    return [`${toward(corner, before, radius)}Q${spot(...corner)} ${toward(corner, after, radius)}`]
  })
  if (closed) return `M${bends.join('L')}Z`
  return `M${[spot(...first), ...bends, spot(...last)].join('L')}`
}
