/** @jest-environment node */
import sharp from 'sharp'
import type { Drawing } from '../drawing'
import { drawSvg } from '../render'
import { sampleDrawing } from '../sample-drawing'
import { contrast } from './colour'
import { darknessOf } from './rim-light'

/** Background of pictures on dark pages. */
const DARK_TILE = '#232325'
const WIDTH = 320

const shirtOf = (main: string, second: string) =>
  sampleDrawing({
    view: 'back',
    colours: [main, second, '#d8a13a'],
    pattern: 'tonal',
    crest: { shape: 'hex', initials: 'HQ' },
  })

/** Brightness of a shirt's flank on a dark page, from its edge inwards, 0 to 255. */
async function flankOf(drawing: Drawing): Promise<number[]> {
  const row = await sharp(Buffer.from(drawSvg(drawing, WIDTH)))
    .flatten({ background: DARK_TILE })
    .extract({ left: 0, top: 280, width: WIDTH / 2, height: 1 })
    .greyscale()
    .raw()
    .toBuffer()
  const alpha = await sharp(Buffer.from(drawSvg(drawing, WIDTH)))
    .extractChannel('alpha')
    .extract({ left: 0, top: 280, width: WIDTH / 2, height: 1 })
    .raw()
    .toBuffer()
  return [...row].slice([...alpha].findIndex((value) => value > 250))
}

describe('the rim light', () => {
  it('is stronger on darker cloth, and absent on cloth that is visible without it', () => {
    const [black, navy, red] = ['#15171d', '#14304f', '#b01e33'].map((main) => darknessOf(shirtOf(main, '#f1ede2')))
    expect(black).toBeGreaterThan(navy ?? 0)
    expect(navy).toBeGreaterThan(0)
    expect(red).toBe(0)
    expect(contrast('#b01e33', DARK_TILE)).toBeGreaterThan(contrast('#14304f', DARK_TILE))
    expect(drawSvg(shirtOf('#b01e33', '#f1ede2'))).not.toContain('rim-near')
  })

  it('makes the edge of a black shirt lighter than a dark page and the shirt’s cloth', async () => {
    const flank = await flankOf(shirtOf('#15171d', '#15171d'))
    const edge = Math.max(...flank.slice(0, 3))
    expect(edge).toBeGreaterThan(0x23 + 50)
    expect(edge).toBeGreaterThan((flank[8] ?? 255) + 40)
  })

  it('follows the outline of the garment, not its inner seams', () => {
    const masks = drawSvg(shirtOf('#15171d', '#15171d')).match(/<mask .*?<\/mask>/g) ?? []
    expect(masks).toHaveLength(2)
    expect(masks.join('')).not.toContain('stroke')
  })
})
