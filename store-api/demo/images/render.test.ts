/** @jest-environment node */
import sharp from 'sharp'
import type { Drawing } from '../../catalog/images/drawing'
import { IMAGE_WIDTHS } from '../../catalog/images/renderer'
import { renderImage } from './render'

const ball: Drawing = {
  garment: 'ball',
  view: 'front',
  colours: ['#14304f', '#f1ede2', '#d8a13a'],
  pattern: 'plain',
  collar: 'crew',
  sleeve: 'short',
  cut: 'adult',
  crest: { shape: 'hex', initials: 'HQ' },
}

describe('renderImage', () => {
  it.each(['webp', 'avif'] as const)('keeps the cut-out in %s', async (format) => {
    const { hasAlpha, width, height } = await sharp(await renderImage(ball, 160, format)).metadata()
    expect({ hasAlpha, width, height }).toEqual({ hasAlpha: true, width: 160, height: 200 })
  })

  it('lays a jpg on paper', async () => {
    const image = sharp(await renderImage(ball, 160, 'jpg'))
    expect((await image.metadata()).hasAlpha).toBe(false)
    const corner = await image.extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
    const paper = [0xf4, 0xf2, 0xee]
    expect(paper.every((channel, i) => Math.abs((corner[i] ?? 0) - channel) < 4)).toBe(true)
  })

  it('offers widths whose 5/4 height is a whole number', () => {
    expect(IMAGE_WIDTHS.filter((width) => !Number.isInteger((width * 5) / 4))).toEqual([])
  })
})
