/** @jest-environment node */
import sharp from 'sharp'
import type { Drawing } from './drawing'
import { drawSvg } from './render'
import { sampleDrawing } from './sample-drawing'

const WIDTH = 160

const shirt = sampleDrawing()

/** Width and height of the cloth on its page, and the gaps above and below it, in pixels, without the soft shadow. */
async function clothOf(drawing: Drawing) {
  const alpha = await sharp(Buffer.from(drawSvg(drawing, WIDTH)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const solid = [...alpha].flatMap((value, at) => (value > 240 ? [at] : []))
  const columns = solid.map((at) => at % WIDTH)
  const rows = solid.map((at) => Math.floor(at / WIDTH))
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  return { width: right - left, height: bottom - top, above: top, below: (WIDTH * 5) / 4 - bottom }
}

describe('a kids’ garment', () => {
  it.each(['shirt', 'shorts', 'socks'] as const)(
    'is smaller than an adult garment, and wider in proportion: %s',
    async (garment) => {
      const adult = await clothOf({ ...shirt, garment })
      const kids = await clothOf({ ...shirt, garment, cut: 'kids' })
      expect(kids.width).toBeLessThan(adult.width * 0.9)
      expect(kids.height).toBeLessThan(adult.height * 0.85)
      expect(kids.width / kids.height).toBeGreaterThan((adult.width / adult.height) * 1.05)
    },
  )

  it.each(['front', 'back'] as const)('is centred vertically in its picture: %s', async (view) => {
    const { above, below } = await clothOf({ ...shirt, view, cut: 'kids' })
    expect(Math.abs(above - below)).toBeLessThan(0.1 * WIDTH)
  })

  it('has the same close-up as an adult garment', async () => {
    const [adult, kids] = await Promise.all(
      (['adult', 'kids'] as const).map((cut) => clothOf({ ...shirt, view: 'detail', cut })),
    )
    expect(kids?.width).toBe(adult?.width)
    expect(Math.abs((kids?.height ?? 0) - (adult?.height ?? 0))).toBeLessThan(WIDTH / 20)
  })
})
