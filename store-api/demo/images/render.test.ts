import sharp from 'sharp'
import type { Drawing, Pattern } from './drawing'
import { IMAGE_WIDTHS } from '../../catalog/images/drawing'
import { drawSvg, renderImage } from './render'
import { sampleDrawing } from './sample-drawing'

const ball = sampleDrawing({
  garment: 'ball',
  colours: ['#14304f', '#f1ede2', '#d8a13a'],
  pattern: 'plain',
  crest: { shape: 'hex', initials: 'HQ' },
})

describe('renderImage', () => {
  it.each(['webp', 'avif'] as const)('keeps transparency in %s', async (format) => {
    const { hasAlpha, width, height } = await sharp(await renderImage(ball, 160, format)).metadata()
    expect({ hasAlpha, width, height }).toEqual({ hasAlpha: true, width: 160, height: 200 })
  })

  it('gives a jpg the paper background', async () => {
    const image = sharp(await renderImage(ball, 160, 'jpg'))
    expect((await image.metadata()).hasAlpha).toBe(false)
    const corner = await image.extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
    const paper = [0xf4, 0xf2, 0xee]
    expect(paper.every((channel, i) => Math.abs((corner[i] ?? 0) - channel) < 4)).toBe(true)
  })

  it('has widths with an integer 5/4 height', () => {
    expect(IMAGE_WIDTHS.filter((width) => !Number.isInteger((width * 5) / 4))).toEqual([])
  })
})

const PATTERNS: readonly Pattern[] = [
  ...(['plain', 'stripes', 'hoops', 'sash', 'halves', 'quarters'] as const),
  ...(['chevron', 'gradient', 'pinstripe', 'checker', 'tonal'] as const),
]
const VIEWS = ['front', 'back', 'detail', 'folded', 'hung'] as const
const GARMENTS = ['shirt', 'shorts', 'socks', 'scarf', 'ball', 'crest'] as const

const home: Drawing = {
  garment: 'shirt',
  view: 'front',
  colours: ['#14304f', '#f1ede2', '#d8a13a'],
  pattern: 'sash',
  collar: 'crew',
  sleeve: 'short',
  cut: 'adult',
  crest: { shape: 'shield', initials: 'HQ' },
  sponsor: 'Norvik',
  name: 'Hollis',
  number: 10,
}

/** librsvg rejects a document that is not well-formed XML. */
async function expectWellFormedSvg(svg: string): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 1500 })
}

/** Opacity of a drawing by pixel, at a width of 96 pixels. */
async function alphaOf(drawing: Drawing): Promise<(x: number, y: number) => number | undefined> {
  const pixels = await sharp(Buffer.from(drawSvg(drawing, 96)))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return (x, y) => pixels[(y * 96 + x) * 4 + 3]
}

describe('every drawing', () => {
  it.each(PATTERNS)('%s is well-formed with every collar, view, sleeve and cut', async (pattern) => {
    for (const collar of ['crew', 'v', 'polo'] as const) {
      for (const view of VIEWS) {
        await expectWellFormedSvg(drawSvg({ ...home, pattern, collar, view }))
        await expectWellFormedSvg(drawSvg({ ...home, pattern, collar, view, sleeve: 'long', cut: 'kids' }))
      }
    }
  })

  it.each(GARMENTS)('%s is well-formed in every view', async (garment) => {
    for (const view of VIEWS) await expectWellFormedSvg(drawSvg({ ...home, garment, view }))
  })

  it.each(GARMENTS)('%s has a transparent background', async (garment) => {
    const drawing: Drawing = { ...home, garment }
    expect(drawSvg(drawing)).not.toContain('<rect')
    const alphaAt = await alphaOf(drawing)
    expect(alphaAt(1, 1)).toBe(0)
    expect(alphaAt(94, 118)).toBe(0)
    expect(alphaAt(garment === 'scarf' ? 36 : 44, 60)).toBe(255)
  })

  it.each(GARMENTS)('%s has a different back, except the crest', (garment) => {
    const [front, back] = [drawSvg({ ...home, garment }), drawSvg({ ...home, garment, view: 'back' })]
    expect(front === back).toBe(garment === 'crest')
  })

  it('is well-formed without name, number and sponsor', async () => {
    const { sponsor: _sponsor, name: _name, number: _number, ...bare } = home
    for (const garment of GARMENTS) {
      for (const view of VIEWS) await expectWellFormedSvg(drawSvg({ ...bare, garment, view }))
    }
  })

  it('is well-formed with characters that the font lacks', async () => {
    await expectWellFormedSvg(drawSvg({ ...home, view: 'back', name: '<&"漢>', sponsor: '<script>', number: 0 }))
  })
})

describe('a folded or hung shirt', () => {
  const viewOf = (view: Drawing['view']) => alphaOf({ ...home, view })

  it('has no visible sleeves if folded', async () => {
    const [flat, folded] = [await viewOf('front'), await viewOf('folded')]
    expect(flat(12, 44)).toBe(255)
    expect(folded(12, 44)).toBe(0)
  })

  it('has a hook above it if hung', async () => {
    const [flat, hung] = [await viewOf('front'), await viewOf('hung')]
    expect(flat(48, 9)).toBe(0)
    expect(hung(48, 9)).toBe(255)
  })

  it('is the front for other garments', () => {
    for (const garment of ['shorts', 'socks', 'scarf', 'ball', 'crest'] as const)
      expect(drawSvg({ ...home, garment, view: 'folded' })).toBe(drawSvg({ ...home, garment }))
  })
})

describe('randomness', () => {
  it('gives the same picture for the same drawing, whatever the order of its fields', () => {
    const { garment, ...rest } = home
    expect(drawSvg({ ...rest, garment })).toBe(drawSvg(home))
  })

  it('gives two shirts of one club different folds', () => {
    expect(drawSvg({ ...home, collar: 'v' })).not.toBe(drawSvg({ ...home, collar: 'polo' }))
    const foldsOf = (drawing: Drawing) => /<g filter="url\(#soft\)">.*?<\/g>/.exec(drawSvg(drawing))?.[0]
    expect(foldsOf({ ...home, sponsor: 'Ostrel' })).not.toBe(foldsOf(home))
  })

  it('gives detail and front the same shirt', () => {
    const bodyOf = (view: Drawing['view']) => drawSvg({ ...home, view }, 480).replace(/^<svg[^>]*>/, '')
    const [front, detail] = [bodyOf('front'), bodyOf('detail')]
    expect(/id="silhouette"><path d="[^"]+/.exec(detail)?.[0]).toBe(/id="silhouette"><path d="[^"]+/.exec(front)?.[0])
  })
})

describe('the grain of the cloth', () => {
  const grain = 'stroke-width="1500"'

  it('is omitted if it would be finer than the pixels', () => {
    expect(drawSvg(home, 640)).not.toContain(grain)
  })

  it('has a pitch of a whole number of pixels', () => {
    const dashes = /stroke-width="1500" stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(drawSvg(home, 1800))
    const pitch = (Number(dashes?.[1]) + Number(dashes?.[2])) * 0.98 * (1800 / 1200)
    expect(pitch).toBeCloseTo(6, 5)
  })
})
