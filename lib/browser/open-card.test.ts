/** @jest-environment jsdom */
import { showPlaceholder } from './image-placeholder'
import { NAVIGATION_START, recordNavigationDirection } from './navigation'
import { startOptimisticNavigation } from './open-card'

const IMAGE = 'http://shop.test/shirt.avif?w=320'

document.body.innerHTML = `<main><ul>
  <li><article id="shirt"><img><a href="/product/shirt">Shirt</a></article></li>
  <li><article id="ball"><img><a href="/product/ball">Ball</a></article></li>
</ul><a href="/product/scarf">Scarf</a></main>`
Object.defineProperty(document.querySelector('#shirt img'), 'currentSrc', { value: IMAGE })

const navigate = (url: string, kind: Parameters<typeof recordNavigationDirection>[1] = 'push') => {
  recordNavigationDirection(url, kind)
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
const openedIds = () => [...document.querySelectorAll('[data-opening]')].map(({ id }) => id)
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
    navigate('/product/shirt')
    expect(openedIds()).toEqual(['shirt'])
    navigate('/product/ball')
    expect(openedIds()).toEqual(['ball'])
  })

  it('passes its image to the page of its product, and to no other page', () => {
    navigate('/product/shirt')
    expect(placeholderOf()).toBe(`url("${IMAGE}")`)
    navigate('/product/scarf')
    expect(placeholderOf()).toBe('')
  })

  it('shows its image until another image has loaded, regardless of icons', () => {
    navigate('/product/shirt')
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    expect(placeholderOf(icon)).toBe(`url("${IMAGE}")`)
    expect(placeholderOf(icon, new Image())).toBe('')
  })

  it('closes if its product takes longer than three seconds', () => {
    navigate('/product/shirt')
    jest.advanceTimersByTime(2999)
    expect(openedIds()).toEqual(['shirt'])
    jest.advanceTimersByTime(1)
    expect(openedIds()).toEqual([])
  })

  it.each<[string, Parameters<typeof recordNavigationDirection>[1]]>([
    ['/product/shirt', 'traverse'],
    ['/product/shirt#reviews', 'push'],
    ['/product/scarf', 'push'],
    ['/category/shirts', 'push'],
  ])('does not open for a navigation to %s by %s', (url, kind) => {
    navigate(url, kind)
    expect(openedIds()).toEqual([])
  })

  it('does not open after unsubscribing', () => {
    stop()
    navigate('/product/shirt')
    expect(openedIds()).toEqual([])
  })
})
