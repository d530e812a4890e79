import sharp from 'sharp'
import { dominantColourOf, edgeColourOf, isOpaque } from './colours'

/** A picture of one colour with a part of it in another. */
const drawn = async (background: string, over: { width: number; height: number; left: number; top: number } | null) => {
  const image = sharp({ create: { width: 50, height: 40, channels: 3, background } })
  const { left = 0, top = 0, ...size } = over ?? {}
  const layer = over && {
    input: { create: { width: 1, height: 1, ...size, channels: 3 as const, background: '#803020' } },
  }
  const { data, info } = await image
    .composite(layer ? [{ ...layer, left, top }] : [])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return edgeColourOf(data, info)
}

describe('edgeOf', () => {
  it('is the colour of paper that goods are photographed on', async () => {
    expect(await drawn('#fdfdfb', { width: 30, height: 30, left: 10, top: 5 })).toBe('#fdfdfb')
  })

  it('is null for what fills its picture', async () => {
    expect(await drawn('#fdfdfb', { width: 50, height: 20, left: 0, top: 20 })).toBeNull()
    expect(await drawn('#fdfdfb', { width: 30, height: 40, left: 10, top: 0 })).toBeNull()
  })

  it('is not changed by a stem that leaves the picture', async () => {
    expect(await drawn('#eeeeee', { width: 3, height: 20, left: 20, top: 20 })).toBe('#eeeeee')
  })
})

describe('dominantOf', () => {
  const pixels = (...colours: [number, number, number][]) => Uint8Array.from(colours.flat())

  it('is the middle of the bin that has most pixels, however similar others are', () => {
    expect(dominantColourOf(pixels([250, 10, 100], [1, 2, 3], [240, 0, 111], [1, 2, 35], [1, 2, 66]))).toEqual([
      248, 8, 104,
    ])
    expect(dominantColourOf(pixels([15, 16, 17], [15, 16, 31], [16, 16, 17]))).toEqual([8, 24, 24])
  })

  it('is that of a picture of one colour, to half a bin', () => {
    for (const value of [0, 7, 128, 255])
      for (const found of dominantColourOf(pixels([value, value, value])))
        expect(Math.abs(found - value)).toBeLessThanOrEqual(8)
  })
})

describe('isOpaque', () => {
  it('is false for a single pixel that lets something show through', () => {
    const pixels = new Uint8Array(4 * 6).fill(255)
    expect(isOpaque(pixels)).toBe(true)
    pixels[11] = 254
    expect(isOpaque(pixels)).toBe(false)
    pixels[11] = 255
    pixels[10] = 0
    expect(isOpaque(pixels)).toBe(true)
  })
})
