/**
 * Takes the focus from a link that was pressed by a pointer, as a step within the shop begins: where the link goes away with
 * its page, the browser lays out the whole page once more to find that out. Focus from the keyboard stays.
 */
export function letGo() {
  const { activeElement } = document
  if (activeElement instanceof HTMLAnchorElement && !activeElement.matches(':focus-visible')) activeElement.blur()
}
