const PLACE = '--scrollbar'

/**
 * An open modal dialog hides the page's scrollbar; base.scss fills its place. To be called before it opens. Writing
 * restyles, so that nothing is written where there is nothing new, as on a phone, whose scrollbar takes no place.
 */
export function keepScrollbarPlace() {
  const { body, documentElement } = document
  const place = `${innerWidth - documentElement.clientWidth}px`
  if (place !== (body.style.getPropertyValue(PLACE) || '0px')) body.style.setProperty(PLACE, place)
}
