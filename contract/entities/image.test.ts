import { repairResponse } from '../repair-response'
import { cartLineSchema } from './cart'
import { pictureSchema } from './image'

const FACTS = { width: 1200, height: 800, colour: '#102030', edge: '#ffffff', focus: [0.2, 0.8] }
const PREVIEW = 'data:image/webp;base64,UklGRg=='
const image = (more: object) => ({ imageUrl: '/image/tin.webp?v=1', alt: 'A tin', ...more })
const repaired = (more: object) => repairResponse(pictureSchema, image(more), () => {})

describe('pictureSchema', () => {
  it('accepts an image with all fields of its photograph, and one without them', () => {
    expect(repaired({ ...FACTS, preview: PREVIEW })).toEqual(image({ ...FACTS, preview: PREVIEW }))
    expect(repaired({})).toEqual(image({}))
  })

  it.each([
    ['preview', 'javascript:alert(1)'],
    ['preview', 'data:image/svg+xml;base64,UklGRg=='],
    ['preview', 'data:image/webp;base64,UklG");}body{color:red'],
    ['preview', `data:image/webp;base64,${'A'.repeat(400)}`],
    ['colour', 'red;background:url(//elsewhere.example)'],
    ['edge', '#ffffff;'],
    ['width', 0],
    ['height', '800'],
    ['focus', [0.5]],
    ['focus', [0.5, 2]],
    ['focus', '0.5 0.5'],
  ])('drops a %s that is %j, and keeps the image', (name, value) => {
    expect(repaired({ ...FACTS, [name]: value })).toEqual(image({ ...FACTS, [name]: undefined }))
  })
})

describe('the photograph of a cart line', () => {
  it('is dropped if it is invalid, and the line stays', () => {
    const line = { id: 1, quantity: 1, price: 500 }
    const photoOf = (photo: unknown) =>
      (repairResponse(cartLineSchema, { ...line, photo }, () => {}) as { photo?: unknown }).photo
    expect(photoOf(FACTS)).toEqual(FACTS)
    expect(photoOf('none')).toBeUndefined()
    expect(photoOf(undefined)).toBeUndefined()
  })
})
