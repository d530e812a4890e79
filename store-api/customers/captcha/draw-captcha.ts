import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { RenderQueue } from '../../catalog/images/render-queue'
import { lerp, path, type Line, type Point } from '../../../lib/catalog/stroke-font/geometry'
import { clamp, polyline, range, smoothLine } from '../../catalog/images/vector'
import { between, type Random } from '../../catalog/images/seeded-random'
import { stroke } from '../../catalog/images/vector'
import { captchaGlyph } from './captcha-glyph'

/** Queue limit. An image takes a few milliseconds; a client behind this many would have given up. */
const queue = new RenderQueue(2, 200)

const UINT32_RANGE = 2 ** 32

/** From a cryptographic source: predictable noise could be subtracted from the image. */
const secureRandom = () => randomInt(UINT32_RANGE) / UINT32_RANGE

/** Renders a code as PNG; no two images are equal. @throws QueueFull when too many are being rendered */
export const renderCaptcha = (code: string): Promise<Buffer> =>
  queue.run(() =>
    sharp(Buffer.from(drawCaptcha(code, secureRandom)))
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )

/** In pixels. */
export const CAPTCHA_SIZE = { width: 220, height: 80 } as const

const { width: WIDTH, height: HEIGHT } = CAPTCHA_SIZE
const BACKGROUND = '#f4f2ee'
const SHADE = '#c9c2b4'
const INKS = ['#1d2a44', '#43202e', '#1f3a2d', '#33254a', '#3d2f14'] as const

/** Maximum vertical change of a crossing line per eighth of the width. */
const MAX_LINE_RISE = 24

/** Gap between letters in units of the glyph grid: small enough that most letters touch. */
const LETTER_GAP = 1.2

const STROKE_ATTRIBUTES = 'stroke-linecap="round" stroke-linejoin="round"'

type Warp = (point: Point) => Point

/** A random wave distortion of the whole image. */
function wave(random: Random): Warp {
  const [a, b] = [between(random, 0, 6.3), between(random, 0, 6.3)]
  const [up, side] = [between(random, 4, 6), between(random, 2, 3.5)]
  const [long, short] = [between(random, 17, 26), between(random, 9, 13)]
  return ([x, y]) => [x + side * Math.sin(y / short + a), y + up * Math.sin(x / long + b)]
}

/** A letter with random slant, rotation and scale. */
function letterTransform(random: Random, centre: Point): Warp {
  const rotation = between(random, -0.28, 0.28)
  const slant = between(random, -0.18, 0.18)
  const [scaleX, scaleY] = [between(random, 7, 8.2), between(random, 7, 8.4)]
  return ([x, y]) => {
    const [u, v] = [x * scaleX + y * slant * scaleY, y * scaleY]
    return [
      centre[0] + u * Math.cos(rotation) - v * Math.sin(rotation),
      centre[1] + u * Math.sin(rotation) + v * Math.cos(rotation),
    ]
  }
}

function letters(code: string, random: Random, ink: string): string {
  const glyphs = [...code].flatMap((character) => captchaGlyph(character) ?? [])
  const warp = wave(random)
  // Proportional spacing, so that neighbours are close and some touch.
  const total = glyphs.reduce((sum, { width }) => sum + width + LETTER_GAP, 0)
  const unit = (WIDTH - 28) / total
  let x = 14
  return glyphs
    .map(({ lines, width }) => {
      const centre: Point = [
        x + ((width + LETTER_GAP) * unit) / 2 + between(random, -2, 2),
        HEIGHT / 2 + between(random, -6, 6),
      ]
      x += (width + LETTER_GAP) * unit
      const transform = letterTransform(random, centre)
      const weight = between(random, 4.4, 5.8)
      return lines
        .map((line) => sampleStroke(line).map(([px, py]) => warp(transform([px - width / 2, py - 3]))))
        .map((points) => stroke(polyline(points), ink, weight, STROKE_ATTRIBUTES))
        .join('')
    })
    .join('')
}

/** A random line from edge to edge. */
function crossingLine(random: Random): string {
  let y = between(random, HEIGHT * 0.2, HEIGHT * 0.8)
  return smoothLine(
    range(8).map((step): Point => {
      y = clamp(y + between(random, -MAX_LINE_RISE, MAX_LINE_RISE), 6, HEIGHT - 6)
      return [(step * (WIDTH + 20)) / 7 - 10, y]
    }),
  )
}

const specks = (random: Random, count: number, ink: string): string =>
  range(count)
    .map(() => {
      const [x, y] = [between(random, 0, WIDTH), between(random, 0, HEIGHT)]
      return stroke(
        `M${x} ${y}l${between(random, -3, 3)} ${between(random, -3, 3)}`,
        ink,
        between(random, 1, 2.2),
        STROKE_ATTRIBUTES,
      )
    })
    .join('')

/** Draws a code as SVG: distorted letters with lines and dots in the same color, and scratches in the background color. */
export function drawCaptcha(code: string, random: Random): string {
  // One color for everything: letters in a color of their own could be segmented easily.
  const ink = INKS[Math.floor(random() * INKS.length)] ?? INKS[0]
  const lines = (count: number, paint: string, weight: number) =>
    range(count)
      .map(() => stroke(crossingLine(random), paint, between(random, weight, weight * 1.5), STROKE_ATTRIBUTES))
      .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, `fill="${BACKGROUND}"`) +
    lines(4, SHADE, 2) +
    letters(code, random, ink) +
    lines(1, BACKGROUND, 1.6) +
    lines(1, ink, 2.6) +
    lines(2, ink, 1.4) +
    specks(random, 60, ink) +
    specks(random, 40, BACKGROUND) +
    '</svg>'
  )
}

/** Corner radius in units of the glyph grid. */
const CORNER_RADIUS = 1.2

/** Points per segment or bend: enough for a smooth distortion. */
const STEPS_PER_SEGMENT = 5

const midpoint = (from: Point, to: Point, t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]

const toward = (corner: Point, other: Point): Point => {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
  return midpoint(corner, other, Math.min(CORNER_RADIUS, length / 2) / length)
}

const straight = (from: Point, to: Point): Point[] =>
  range(STEPS_PER_SEGMENT).map((step) => midpoint(from, to, step / STEPS_PER_SEGMENT))

const bend = (from: Point, corner: Point, to: Point): Point[] =>
  range(STEPS_PER_SEGMENT + 1).map((step) => {
    const t = step / STEPS_PER_SEGMENT
    return midpoint(midpoint(from, corner, t), midpoint(corner, to, t), t)
  })

/** Samples a stroke with rounded corners densely enough to be distorted. */
function sampleStroke({ points, closed }: Line): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const count = points.length
  const corners = points.map((corner, index): Point[] => {
    if (!closed && (index === 0 || index === count - 1)) return [corner]
    const before = points[(index + count - 1) % count] ?? corner
    const after = points[(index + 1) % count] ?? corner
    return bend(toward(corner, before), corner, toward(corner, after))
  })
  const ring = closed ? [...corners, corners[0] ?? []] : corners
  return ring.flatMap((corner, index) => {
    const end = corner.at(-1)
    const next = ring[index + 1]?.[0]
    return end && next ? [...corner, ...straight(end, next).slice(1)] : corner
  })
}
