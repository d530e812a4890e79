/** Pictures of the first screen that pages name for phones and most desktops, in pixels. */
const WIDEST = 1080

const PRELOAD = /<link [^>]*\bas="image"[^>]*>/g
const SOURCES = /imageSrcSet="([^"]*)"/i

/**
 * The pictures a page wants before everything else, at the widths most browsers ask for.
 * @param html the page as it was sent
 * @returns addresses below the shop's own; none where another host has the pictures
 */
export function firstPictures(html: string): string[] {
  const sets = (html.match(PRELOAD) ?? []).map((link) => SOURCES.exec(link)?.[1] ?? '')
  return sets
    .flatMap((set) => set.replaceAll('&amp;', '&').split(', '))
    .map((source) => source.split(' '))
    .filter(([address = '', width = '']) => address.startsWith('/image/') && parseInt(width) <= WIDEST)
    .map(([address = '']) => address)
}
