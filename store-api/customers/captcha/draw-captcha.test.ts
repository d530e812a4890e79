/** @jest-environment node */
import { seededRandom } from '../../catalog/images/seeded-random'
import { CODE_ALPHABET } from './captcha'
import { captchaGlyph } from './captcha-glyph'
import { CAPTCHA_SIZE, drawCaptcha } from './draw-captcha'

/** Strokes of letters are the only ones between these widths in the picture's ink. */
const LETTER_STROKE = { min: 4.4, max: 5.8 }

/** The strokes the letters are drawn with. */
const letterStrokes = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke-width="([\d.]+)"/g)].flatMap(([, d = '', width]) =>
    Number(width) >= LETTER_STROKE.min && Number(width) <= LETTER_STROKE.max ? [d] : [],
  )

const pointsOf = (d: string) => [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('a captcha', () => {
  it('consists only of paths: its code is not contained as text', () => {
    const svg = drawCaptcha('ABQ34', seededRandom('one'))
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(new Set(['svg', 'path']))
    expect(svg).not.toContain('ABQ34')
  })

  it('draws every stroke of every letter of the code within the picture', () => {
    for (const character of CODE_ALPHABET) {
      const strokes = letterStrokes(drawCaptcha(character.repeat(5), seededRandom(character)))
      expect(strokes).toHaveLength(5 * (captchaGlyph(character)?.lines.length ?? 0))
      for (const [x = 0, y = 0] of strokes.flatMap(pointsOf)) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(CAPTCHA_SIZE.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(CAPTCHA_SIZE.height)
      }
    }
    expect(pointsOf(letterStrokes(drawCaptcha('A', seededRandom('one')))[0] ?? '').length).toBeGreaterThan(5)
    expect(letterStrokes(drawCaptcha('', seededRandom('one')))).toEqual([])
  })

  it('draws one code differently for each seed', () => {
    const [one, other] = ['one', 'two'].map((seed) => drawCaptcha('ABQ34', seededRandom(seed)))
    expect(one).not.toBe(other)
  })
})
