export type Point = readonly [x: number, y: number]

/** The canvas of all images, in drawing units. */
export const CANVAS = { width: 1200, height: 1500, centre: 600 } as const

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** One decimal is finer than a pixel at 1800 px and keeps the SVG small. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

export interface Line {
  points: readonly Point[]
  closed: boolean
}

const coordinates = (x: number, y: number): string => `${round1(x)} ${round1(y)}`

/** The point from `corner` towards `other` at distance `radius`, at most halfway. */
function toward(corner: Point, other: Point, radius: number): string {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
  const t = Math.min(radius, length / 2) / length
  return coordinates(lerp(corner[0], other[0], t), lerp(corner[1], other[1], t))
}

/** Path of a polyline with rounded corners. */
export function roundedLine({ points, closed }: Line, radius: number): string {
  const count = points.length
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const bends = points.flatMap((corner, index) => {
    if (!closed && (index === 0 || index === count - 1)) return []
    const before = points[(index + count - 1) % count] ?? corner
    const after = points[(index + 1) % count] ?? corner
    return [`${toward(corner, before, radius)}Q${coordinates(...corner)} ${toward(corner, after, radius)}`]
  })
  if (closed) return `M${bends.join('L')}Z`
  return `M${[coordinates(...first), ...bends, coordinates(...last)].join('L')}`
}

/** A filled path. */
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`

export const group = (content: string, attributes = ''): string => (content ? `<g ${attributes}>${content}</g>` : '')
