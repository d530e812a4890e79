/** @jest-environment jsdom */
import { showPlaceholder } from './image-placeholder'
import { NAVIGATION_START, noteNavigationDirection } from './navigation'
import { startOptimisticNavigation } from './open-card'

const IMAGE = 'http://shop.test/shirt.avif?w=320'

document.body.innerHTML = `<main><ul>
  <li><article id="shirt"><img><a href="/product/shirt">Shirt</a></article></li>
  <li><article id="ball"><img><a href="/product/ball">Ball</a></article></li>
</ul><a href="/product/scarf">Scarf</a></main>`
Object.defineProperty(document.querySelector('#shirt img'), 'currentSrc', { value: IMAGE })

const step = (url: string, kind: Parameters<typeof noteNavigationDirection>[1] = 'push') => {
  noteNavigationDirection(url, kind)
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
const opened = () => [...document.querySelectorAll('[data-opening]')].map(({ id }) => id)
const placeholderOf = (...loaded: Element[]) => {
  const place = document.createElement('ul')
  place.append(...loaded)
  showPlaceholder(place)
  for (const element of loaded) element.dispatchEvent(new Event('load'))
  return place.style.getPropertyValue('--placeholder')
}

describe('a card that is pressed', () => {
  let stop = () => {}
  beforeEach(() => {
    jest.useFakeTimers()
    stop = startOptimisticNavigation()
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  it('opens at once, and no other', () => {
    step('/product/shirt')
    expect(opened()).toEqual(['shirt'])
    step('/product/ball')
    expect(opened()).toEqual(['ball'])
  })

  it('leaves its image to the page of its product, and to no other page', () => {
    step('/product/shirt')
    expect(placeholderOf()).toBe(`url("${IMAGE}")`)
    step('/product/scarf')
    expect(placeholderOf()).toBe('')
  })

  it('leaves its image until another image has loaded, whatever icons do', () => {
    step('/product/shirt')
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    expect(placeholderOf(icon)).toBe(`url("${IMAGE}")`)
    expect(placeholderOf(icon, new Image())).toBe('')
  })

  it('closes again when its product takes longer than three seconds', () => {
    step('/product/shirt')
    jest.advanceTimersByTime(2999)
    expect(opened()).toEqual(['shirt'])
    jest.advanceTimersByTime(1)
    expect(opened()).toEqual([])
  })

  it.each<[string, Parameters<typeof noteNavigationDirection>[1]]>([
    ['/product/shirt', 'traverse'],
    ['/product/shirt#reviews', 'push'],
    ['/product/scarf', 'push'],
    ['/category/shirts', 'push'],
  ])('is none where a step leads to %s by %s', (url, kind) => {
    step(url, kind)
    expect(opened()).toEqual([])
  })

  it('opens no more once it is stopped', () => {
    stop()
    step('/product/shirt')
    expect(opened()).toEqual([])
  })
})
