import { atWidth } from '../format/image'
import { networkQuality } from './connection'

/** Only where a pointer can rest on a card: on phones no second image is loaded. */
const CAN_HOVER = '(hover: hover) and (pointer: fine)'

/** The width that the browser chose for the card's image. */
const widthOf = (image: HTMLImageElement | null) => Number(/[?&]w=(\d+)$/.exec(image?.currentSrc ?? '')?.[1])

/**
 * Loads the second image of a card when a pointer enters it. Its address becomes `--second` once it can be painted, so
 * that the card never shows an empty frame (components/product/product-card.module.scss).
 * @returns unsubscribe
 */
export function startSecondImages(): () => void {
  if (!matchMedia(CAN_HOVER).matches || networkQuality(navigator) === 'saves') return () => {}
  const load = async ({ target }: Event) => {
    const card = target instanceof Element ? target.closest('article') : null
    const frame = card?.querySelector<HTMLElement>('[data-second]')
    const url = frame?.dataset.second
    const width = widthOf(frame?.querySelector('img') ?? null)
    if (!frame || !url || !width) return
    frame.removeAttribute('data-second')
    const image = new Image()
    image.src = atWidth(url, width)
    // If the image cannot be loaded, the card keeps its first one.
    await image.decode().then(
      () => frame.style.setProperty('--second', `url("${image.src}")`),
      () => {},
    )
  }
  addEventListener('pointerover', load, { passive: true })
  return () => removeEventListener('pointerover', load)
}
