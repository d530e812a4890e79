import sharp from 'sharp'
import { edgeOf } from './edge'

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
  return edgeOf(data, info)
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
