import { setPlaceholder } from './image-placeholder'
import { isForwardNavigation, NAVIGATION_START } from './navigation'

/** Maximum time a card stays enlarged until its product page arrives, in milliseconds; then its page is shown again. */
const MAX_OPENING_MS = 3000

const cardLinks = () => [...document.querySelectorAll('article a')]

/**
 * A pressed card is enlarged with the next frame: its image and name move to their places on the product page
 * (components/product/product-card.module.scss), until that page arrives and replaces the card.
 * @returns unsubscribe
 */
export function startOptimisticNavigation(): () => void {
  let openedCard: HTMLElement | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    openedCard?.removeAttribute('data-opening')
  }
  const open = (event: Event) => {
    close()
    const url = event instanceof CustomEvent && isForwardNavigation() ? event.detail : null
    openedCard = cardLinks()
      .find((link) => link.getAttribute('href') === url)
      ?.closest('article')
    setPlaceholder(openedCard?.querySelector('img')?.currentSrc ?? '')
    const place = openedCard?.parentElement
    if (!openedCard || !place) return
    // The card leaves its row, which keeps its height for the way back.
    place.style.minHeight = `${place.offsetHeight}px`
    openedCard.style.setProperty('--screen', `${document.querySelector('main')?.offsetTop}px`)
    openedCard.dataset.opening = ''
    timer = setTimeout(close, MAX_OPENING_MS)
  }
  addEventListener(NAVIGATION_START, open)
  return () => {
    close()
    removeEventListener(NAVIGATION_START, open)
  }
}
