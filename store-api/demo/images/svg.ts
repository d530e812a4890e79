import { group, round1 } from '../../../lib/catalog/stroke-font/geometry'

/** A path drawn as a line. */
export const stroke = (d: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round1(width)}" ${attributes}/>`

/** Content seen only inside the clip path of that id. */
export const clipped = (content: string, id: string): string => group(content, `clip-path="url(#${id})"`)

export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
