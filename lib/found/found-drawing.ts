import { inScript } from '../../cache/in-script.mjs'
import type { FoundView } from './found-view'

/** A search as it goes into its page, every part of it as bytes. */
export interface FoundDrawing {
  /** Links that belong into the head: the pages beside it, its first pictures. */
  links: string[]
  html: Buffer
  /** What the HTML was drawn from, for React: JSON, as it stands in the script with a page's data. */
  view: Buffer
}

/** What React puts in front of what it draws. */
const LINKS = /^(?:<link [^<>]*\/>)*/

const marked = (_: string, part: unknown) => (typeof part === 'string' && part.startsWith('$') ? `$${part}` : part)

/** A text of React's data that begins with `$` would mean something else; hardly ever does one. */
function asData(value: unknown): string {
  const plain = JSON.stringify(value)
  return plain.includes('"$') ? JSON.stringify(value, marked) : plain
}

/** @param html the view as React draws it */
export function foundDrawing(view: FoundView, html: string): FoundDrawing {
  const links = LINKS.exec(html)?.[0] ?? ''
  return {
    links: links.match(/<link [^<>]*>/g) ?? [],
    html: Buffer.from(html.slice(links.length)),
    view: Buffer.from(inScript(asData(view))),
  }
}
