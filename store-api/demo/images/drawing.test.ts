/** @jest-environment node */
import { buildCatalogue } from '../catalogue/build-catalogue'
import { imageRenderer } from '../demo'
import { isScene, parseDrawing } from './drawing'

const { products, pagePictures = [] } = buildCatalogue()
const drawings = products.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing))
const scenes = pagePictures.map(({ drawing }) => drawing).filter(isScene)
const [first] = drawings

describe('a drawing from the database', () => {
  it('is parsed unchanged for every demo picture', () => {
    expect(drawings.length).toBeGreaterThan(300)
    expect(scenes.length).toBeGreaterThan(2)
    for (const drawing of [...drawings, ...scenes]) {
      const stored = JSON.parse(JSON.stringify(drawing)) as object
      expect(parseDrawing(stored)).toEqual(stored)
    }
  })

  it.each([
    ['an unknown garment', { garment: 'teapot' }],
    ['a colour that could end its attribute', { colours: ['"/><script>', '#000000', '#000000'] }],
    ['a crest without a shape', { crest: { initials: 'A' } }],
    ['a number as text', { number: 'ten' }],
    ['a scene without garments', { scene: 'shelf', items: [] }],
    ['an unknown scene', { scene: 'attic', items: [first] }],
  ])('is rejected with %s', async (_, invalid) => {
    await expect(imageRenderer.render({ ...first, ...invalid }, 96, 'webp')).rejects.toThrow()
    expect(() => imageRenderer.personalization({ ...first, ...invalid })).toThrow()
  })

  it('has a place for a name and a number only on an unprinted back', () => {
    const back = drawings.find(({ view, name, number }) => view === 'back' && !name && number === undefined)
    if (!back) throw new Error('no unprinted back')
    expect(imageRenderer.personalization(back)).toMatchObject({ place: { x: expect.any(Number) as number } })
    expect(imageRenderer.personalization({ ...back, number: 0 })).toBeNull()
    expect(imageRenderer.personalization({ ...back, view: 'front' })).toBeNull()
    expect(imageRenderer.personalization({ scene: 'shelf', items: [back] })).toBeNull()
  })
})
