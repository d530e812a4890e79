/** Attribute of links that are opened in the same document; its value says where the page is scrolled to. */
const PAGE_LINK_ATTRIBUTE = 'data-page-link'

/** Attributes of such a link. */
export const pageLink = (keepsScroll = false) => ({ [PAGE_LINK_ATTRIBUTE]: keepsScroll ? 'keep-scroll' : '' })

type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click opens a link here: with another button or a key the browser opens it in a new tab or window. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

const isExternal = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') || link.target !== '' || link.origin !== location.origin

/**
 * Opens pressed links to pages of the shop without loading the document again. One listener of the window, which runs
 * after those of components, so that clicks they have prevented stay prevented.
 * @param push opens a path within the document; `scroll`: whether to scroll to its top
 * @returns unsubscribe
 */
export function openLinks(push: (href: string, options: { scroll: boolean }) => void): () => void {
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>(`a[${PAGE_LINK_ATTRIBUTE}]`)
    const href = link?.getAttribute('href')
    if (!link || !href || isExternal(link)) return
    event.preventDefault()
    push(href, { scroll: link.getAttribute(PAGE_LINK_ATTRIBUTE) === '' })
  }
  addEventListener('click', open)
  return () => removeEventListener('click', open)
}
