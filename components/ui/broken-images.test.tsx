import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { fittingSize, BrokenImages } from './broken-images'

const SHOP = 'Touchline'

/** An image in its own element, after it has failed. */
function fail(place: string, attributes = '') {
  document.body.innerHTML = `<div style="position: ${place}"><img alt="Shirt" ${attributes}></div><main></main>`
  const main = document.querySelector('main')
  if (main) flushSync(() => createRoot(main).render(<BrokenImages storeName={SHOP} />))
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  return document.querySelector('span')
}

describe('an image that fails', () => {
  it('is replaced by the name of the shop, and keeps its alternative text (spec §4)', () => {
    const tile = fail('relative')
    expect([tile?.textContent, tile?.role, tile?.ariaLabel]).toEqual([SHOP, 'img', 'Shirt'])
    expect(document.querySelector('img')?.hidden).toBe(true)
  })

  it('fills a positioned parent, and covers nothing else', () => {
    expect(fail('relative')?.classList).toContain('over')
    const tile = fail('static')
    expect(tile?.classList).not.toContain('over')
    expect(tile?.style.width).not.toBe('')
  })

  it('is replaced without a URL, initially and later, but not once it has one', () => {
    const missing = '<div style="position: relative"><img alt="Shirt" data-missing></div>'
    document.body.innerHTML = `${missing}<main></main><aside></aside>`
    const [main, aside] = [document.querySelector('main'), document.querySelector('aside')]
    if (main) flushSync(() => createRoot(main).render(<BrokenImages storeName={SHOP} />))
    expect(document.querySelectorAll('span')).toHaveLength(1)
    if (aside) aside.innerHTML = `${missing}<div><img alt="Ball"></div>`
    aside?.querySelectorAll('img').forEach((img) => img.dispatchEvent(new Event('load')))
    expect([...document.querySelectorAll('span')].map((tile) => tile.ariaLabel)).toEqual(['Shirt', 'Shirt'])
  })

  it('shows the store name in a font size that breaks no word, however small the image is', () => {
    const widthOf = (name: string, size: number) => name.length * size * 0.66
    expect(fittingSize('Touchline', 100)).toBe(16)
    for (const width of [44, 56, 64, 80])
      expect(widthOf('Touchline', fittingSize('Touchline', width))).toBeLessThan(width)
  })

  describe('is requested once more', () => {
    const copies: { onload?: () => void; src: string; srcset: string }[] = []
    const RealImage = window.Image
    const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

    beforeEach(() => {
      jest.useFakeTimers()
      copies.length = 0
      window.Image = function (this: object) {
        copies.push(this as (typeof copies)[number])
      } as unknown as typeof Image
    })
    afterEach(() => {
      window.Image = RealImage
      jest.useRealTimers()
      jest.restoreAllMocks()
    })

    it('after some seconds, and shown if that succeeds', () => {
      fail('relative', 'src="/image/shirt.webp" srcset="/image/shirt.webp?w=320 320w"')
      jest.advanceTimersByTime(5000)
      expect(copies).toEqual([])
      jest.advanceTimersByTime(2000)
      expect(copies).toMatchObject([{ srcset: '/image/shirt.webp?w=320 320w', src: expect.stringContaining('shirt') }])
      copies[0]?.onload?.()
      expect(document.querySelector('span')).toBeNull()
      expect(document.querySelector('img')?.hidden).toBe(false)
    })

    it('and not a third time', () => {
      fail('relative', 'src="/image/shirt.webp"')
      jest.advanceTimersByTime(60_000)
      copies[0]?.onload?.()
      document.querySelector('img')?.dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(60_000)
      expect(copies).toHaveLength(1)
      expect(document.querySelector('span')?.textContent).toBe(SHOP)
    })

    it('not before there is a network', () => {
      setOnline(false)
      fail('relative', 'src="/image/shirt.webp"')
      jest.advanceTimersByTime(60_000)
      expect(copies).toEqual([])
      window.dispatchEvent(new Event('online'))
      expect(copies).toHaveLength(1)
    })

    it('unless it has no URL, or the page has been left', () => {
      fail('relative', 'data-missing')
      fail('relative', 'src="/image/shirt.webp"')
      document.body.innerHTML = ''
      jest.advanceTimersByTime(60_000)
      expect(copies).toEqual([])
    })
  })

  it('is not replaced if it has its own fallback', () => {
    expect(fail('relative', 'data-fallback="own"')).toBeNull()
  })
})
