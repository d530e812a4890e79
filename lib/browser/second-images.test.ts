/** @jest-environment jsdom */
import { startSecondImages } from './second-images'

const SHOWN = 'http://shop.test/image/lamp.webp?v=1&w=320'
const SECOND = '/image/lamp-lit.webp?v=2'

let canHover = true
let decode: jest.Mock<Promise<void>, []>
let stop = () => {}

beforeEach(() => {
  canHover = true
  decode = jest.fn(() => Promise.resolve())
  HTMLImageElement.prototype.decode = decode
  window.matchMedia = () => ({ matches: canHover }) as MediaQueryList
  document.body.innerHTML = `<article><div data-second="${SECOND}"><img></div><a href="/product/lamp">Lamp</a></article>
    <article><div><img></div><a href="/product/vase">Vase</a></article>`
  for (const image of document.querySelectorAll('img')) Object.defineProperty(image, 'currentSrc', { value: SHOWN })
})
afterEach(() => stop())

const enter = async (selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await Promise.resolve()
  await Promise.resolve()
}
const shown = () => document.querySelector('div')?.style.getPropertyValue('--second') ?? ''

describe('the second image of a card', () => {
  it('is loaded when a pointer enters the card, in the width of the first image', async () => {
    stop = startSecondImages()
    expect(decode).not.toHaveBeenCalled()
    await enter('a[href="/product/lamp"]')
    expect(shown()).toBe(`url("http://localhost${SECOND}&w=320")`)
  })

  it('is loaded once', async () => {
    stop = startSecondImages()
    await enter('a[href="/product/lamp"]')
    await enter('div')
    expect(decode).toHaveBeenCalledTimes(1)
  })

  it('is not shown if it cannot be loaded', async () => {
    decode.mockReturnValue(Promise.reject(new Error('broken')))
    stop = startSecondImages()
    await enter('a[href="/product/lamp"]')
    expect(shown()).toBe('')
  })

  it('is not loaded for a product with one image', async () => {
    stop = startSecondImages()
    await enter('a[href="/product/vase"]')
    expect(decode).not.toHaveBeenCalled()
  })

  it('is not loaded where no pointer can rest on a card', async () => {
    canHover = false
    stop = startSecondImages()
    await enter('a[href="/product/lamp"]')
    expect(decode).not.toHaveBeenCalled()
  })

  it('is not loaded after unsubscribing', async () => {
    startSecondImages()()
    await enter('a[href="/product/lamp"]')
    expect(decode).not.toHaveBeenCalled()
  })
})
