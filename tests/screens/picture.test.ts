import sharp from 'sharp'
import { comparePictures, packPicture } from './picture'

/** A grey picture with a box at `left`. */
const pictureWithBox = (left: number, fill = '#d6003c', height = 60) =>
  sharp({ create: { width: 80, height, channels: 3, background: '#f3f1ea' } })
    .composite([
      {
        input: Buffer.from(`<svg width="20" height="20"><rect width="20" height="20" fill="${fill}"/></svg>`),
        left,
        top: 10,
      },
    ])
    .png()
    .toBuffer()

const countOf = async (recorded: Buffer, screenshot: Buffer) =>
  (await comparePictures(await packPicture(recorded), screenshot)).count

it('finds no difference between a screenshot and its packed form', async () => {
  expect(await countOf(await pictureWithBox(10), await pictureWithBox(10))).toBe(0)
})

it('counts the pixels of a moved box, of another colour and of a longer page', async () => {
  expect(await countOf(await pictureWithBox(10), await pictureWithBox(12))).toBe(2 * 2 * 20)
  expect(await countOf(await pictureWithBox(10), await pictureWithBox(10, '#007a3d'))).toBe(20 * 20)
  expect(await countOf(await pictureWithBox(10), await pictureWithBox(10, '#d6003c', 62))).toBe(2 * 80)
})

it('tolerates small differences of colour', async () => {
  expect(await countOf(await pictureWithBox(10), await pictureWithBox(10, '#ca0c48'))).toBe(0)
})

it('shows the recorded picture, the current one and their differences side by side', async () => {
  const { picture } = await comparePictures(await pictureWithBox(10), await pictureWithBox(12))
  expect(await sharp(await picture()).metadata()).toMatchObject({ format: 'png', width: 240, height: 60 })
})
