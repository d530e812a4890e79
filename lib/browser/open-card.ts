import { keepPlaceholder } from './image-placeholder'
import { isForwardNavigation, NAVIGATION_START } from './navigation'

/** How long a card may stand for its product, in milliseconds: then the page it belongs to is shown again. */
const MAX_OPENING_MS = 3000

const linksOfCards = () => [...document.querySelectorAll('article a')]

/**
 * A card that was pressed stands for its product with the next frame: its image and its name go where the product will
 * have them (components/product/product-card.module.scss), until the product's page is there and takes the card away.
 * @returns how to stop
 */
export function startOptimisticNavigation(): () => void {
  let opened: HTMLElement | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    opened?.removeAttribute('data-opening')
  }
  const open = (event: Event) => {
    close()
    const url = event instanceof CustomEvent && isForwardNavigation() ? event.detail : null
    opened = linksOfCards()
      .find((link) => link.getAttribute('href') === url)
      ?.closest('article')
    keepPlaceholder(opened?.querySelector('img')?.currentSrc ?? '')
    const place = opened?.parentElement
    if (!opened || !place) return
    // The card leaves the row it stands in, which keeps its height for the way back.
    place.style.minHeight = `${place.offsetHeight}px`
    opened.style.setProperty('--screen', `${document.querySelector('main')?.offsetTop}px`)
    opened.dataset.opening = ''
    timer = setTimeout(close, MAX_OPENING_MS)
  }
  addEventListener(NAVIGATION_START, open)
  return () => {
    close()
    removeEventListener(NAVIGATION_START, open)
  }
}
