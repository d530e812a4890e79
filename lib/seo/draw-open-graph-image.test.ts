/** @jest-environment node */
import sharp from 'sharp'
import { drawOpenGraphImage } from './draw-open-graph-image'
import type { OpenGraphCard } from './open-graph-card'

const card: OpenGraphCard = {
  storeName: 'Touchline',
  mark: [],
  eyebrow: 'Rovers',
  title: 'Home shirt',
  caption: '€79.00',
  price: 'full',
  imageUrl: '',
}

const blue = () =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()

const pixel = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** Whether an area of an image is not empty. */
const isDrawn = async (picture: Buffer, area: { left: number; top: number; width: number; height: number }) => {
  const { channels } = await sharp(await sharp(picture).extract(area).png().toBuffer()).stats()
  return channels.some(({ min, max }) => max - min > 40)
}

describe('an Open Graph image', () => {
  it('has the mark of the shop before its name, or only the name if there is none', async () => {
    const [first, second] = [72, 136].map((left) => ({ left, top: 62, width: 30, height: 52 }))
    if (!first || !second) throw new Error('two places')
    const narrow = { ...card, storeName: 'I' }
    const withoutMark = await drawOpenGraphImage(narrow)
    expect([await isDrawn(withoutMark, first), await isDrawn(withoutMark, second)]).toEqual([true, false])
    const mark = [{ path: 'M2.5 1v22.5H25', colour: 'text' as const }]
    const withMark = await drawOpenGraphImage({ ...narrow, mark })
    expect([await isDrawn(withMark, first), await isDrawn(withMark, second)]).toEqual([true, true])
  })

  it('is a JPEG of 1200 by 630 pixels, light enough for every messenger', async () => {
    const bytes = await drawOpenGraphImage(card, await blue())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('shows the image on the right', async () => {
    const [red = 255, , blueness = 0] = await pixel(await drawOpenGraphImage(card, await blue()), 900, 300)
    expect(blueness - red).toBeGreaterThan(150)
  })

  /** A red subject in a blue scene, three times as wide as high. */
  const scene = (left: number) =>
    sharp({ create: { width: 1800, height: 600, channels: 3, background: '#0000ff' } })
      .composite([{ input: { create: { width: 200, height: 600, channels: 3, background: '#ff0000' } }, left, top: 0 }])
      .png()
      .toBuffer()

  it.each([
    ['left', 0, [0, 0.5]],
    ['right', 1600, [1, 0.5]],
  ])('keeps the focal point in view when it crops: on the %s', async (_, left, focus) => {
    const photo = { width: 1800, height: 600, focus }
    const cropped = await drawOpenGraphImage({ ...card, photo }, await scene(left))
    expect((await pixel(cropped, left === 0 ? 730 : 1170, 300))[0]).toBeGreaterThan(200)
    // It fills its area, up to the edge.
    expect((await pixel(cropped, 950, 4))[2]).toBeGreaterThan(200)
  })

  it('does not crop a photograph without a focal point, and extends its edge colour', async () => {
    const whole = await drawOpenGraphImage({ ...card, photo: { width: 1800, height: 600 } }, await scene(0))
    expect((await pixel(whole, 700, 300))[0]).toBeGreaterThan(200)
    expect((await pixel(whole, 900, 4))[2]).toBeGreaterThan(230)
    expect((await pixel(whole, 900, 4))[0]).toBeGreaterThan(230)
    const photo = { width: 1800, height: 600, edge: '#00ff00' }
    const [red = 255, green = 0] = await pixel(await drawOpenGraphImage({ ...card, photo }, await scene(0)), 1190, 4)
    expect(green - red).toBeGreaterThan(150)
  })

  it('fits names of any length, and escapes markup', async () => {
    const long = { ...card, title: '<b>&'.repeat(80), caption: 'x'.repeat(400), eyebrow: '' }
    expect(await sharp(await drawOpenGraphImage(long)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it.each([
    ['東京', '大阪'],
    ['محمد', 'أحمد'],
    ['שלום', 'עולם'],
    ['सुरेश', 'महेश'],
    ['สมชาย', 'สมหญิ'],
    ['Ровер', 'Лазер'],
  ])('renders letters of every alphabet without system fonts: %s differs from %s', async (one, other) => {
    const pictures = await Promise.all([one, other].map((title) => drawOpenGraphImage({ ...card, title })))
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false)
  })

  it('fits long names in every alphabet, and emoji alone', async () => {
    for (const text of ['東京'.repeat(200), 'محمد '.repeat(200), '🎉🎉']) {
      const long = { ...card, storeName: text, title: text, caption: text, eyebrow: text }
      expect(await sharp(await drawOpenGraphImage(long)).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })
})
