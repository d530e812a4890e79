/** @jest-environment node */
import { buildCatalogue } from '../catalogue/build-catalogue'
import { imageRenderer } from '../demo'
import { isScene, parseDrawing } from './drawing'

const { products, pagePictures = [] } = buildCatalogue()
const drawings = products.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing))
const scenes = pagePictures.map(({ drawing }) => drawing).filter(isScene)
const [first] = drawings

describe('a drawing out of the database', () => {
  it('is every one of the demo, as it was written', () => {
    expect(drawings.length).toBeGreaterThan(300)
    expect(scenes.length).toBeGreaterThan(2)
    for (const drawing of [...drawings, ...scenes]) {
      const stored = JSON.parse(JSON.stringify(drawing)) as object
      expect(parseDrawing(stored)).toEqual(stored)
    }
  })

  it.each([
    ['another garment', { garment: 'teapot' }],
    ['a colour that could end its attribute', { colours: ['"/><script>', '#000000', '#000000'] }],
    ['a crest of no shape', { crest: { initials: 'A' } }],
    ['a number in words', { number: 'ten' }],
    ['a scene without garments', { scene: 'shelf', items: [] }],
    ['another scene', { scene: 'attic', items: [first] }],
  ])('is refused with %s', async (_, wrong) => {
    await expect(imageRenderer.render({ ...first, ...wrong }, 96, 'webp')).rejects.toThrow()
    expect(() => imageRenderer.personalization({ ...first, ...wrong })).toThrow()
  })

  it('has a place for a name and a number on a bare back alone', () => {
    const back = drawings.find(({ view, name, number }) => view === 'back' && !name && number === undefined)
    if (!back) throw new Error('no bare back')
    expect(imageRenderer.personalization(back)).toMatchObject({ place: { x: expect.any(Number) as number } })
    expect(imageRenderer.personalization({ ...back, number: 0 })).toBeNull()
    expect(imageRenderer.personalization({ ...back, view: 'front' })).toBeNull()
    expect(imageRenderer.personalization({ scene: 'shelf', items: [back] })).toBeNull()
  })
})
