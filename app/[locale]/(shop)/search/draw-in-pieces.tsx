import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import type { ComponentType, ReactNode } from 'react'
import { PiecesContext, type DrawPiece } from '@/components/ui/pieces'

/** Draws something as HTML; links that belong into the head stand in front. */
type Draw = (screen: ReactNode) => Promise<string>

/** Letters of the pieces that are kept: some 4 MB. */
const MOST_LETTERS = 4_000_000

/** What stands for a piece until it is put in: nobody can search for it, as nobody knows it. */
const MARK = `piece-${randomUUID()}-`

/** React sets two texts apart that stand side by side. */
const PLACES = new RegExp(`(?:<!-- -->)?${MARK}(\\d+);`)

const LINKS = /^(?:<link [^<>]*\/>)*/

/**
 * Draws pages whose pieces (components/ui/pieces.ts) were seen before on others: each is drawn once by itself, and kept as
 * long as it is wanted. What it looks like is said by its props alone.
 */
export function drawInPieces(draw: Draw): Draw {
  const kept = new LRUCache<string, string>({
    maxSize: MOST_LETTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  })

  function drawOne(key: string, screen: ReactNode): Promise<string> {
    const drawn = draw(screen)
    // It is waited for once the page around it is there; a failure until then is nobody's yet, and would end the program.
    drawn.then((html) => kept.set(key, html)).catch(() => {})
    return drawn
  }

  return async (screen) => {
    const pieces: (string | Promise<string>)[] = []
    const piece: DrawPiece = (Piece, _, props) => {
      const key = nameOf(Piece) + JSON.stringify(props)
      pieces.push(kept.get(key) ?? drawOne(key, <Piece {...props} />))
      return `${MARK}${pieces.length - 1};`
    }
    const page = await draw(<PiecesContext value={piece}>{screen}</PiecesContext>)
    return putIn(page, await Promise.all(pieces))
  }
}

const names = new WeakMap<object, string>()
let named = 0

/** One word for each component: a build may call several by the same. */
function nameOf<Props>(Piece: ComponentType<Props>): string {
  const known = names.get(Piece) ?? `${++named}`
  names.set(Piece, known)
  return known
}

/** A page with its pieces, all links in front. */
function putIn(page: string, pieces: string[]): string {
  const own = LINKS.exec(page)?.[0] ?? ''
  const links = pieces.map((html) => LINKS.exec(html)?.[0] ?? '')
  const [head = '', ...parts] = page.slice(own.length).split(PLACES)
  let html = head
  for (let at = 0; at < parts.length; at += 2) {
    const number = Number(parts[at])
    html += (pieces[number] ?? '').slice(links[number]?.length) + (parts[at + 1] ?? '')
  }
  return links.join('') + own + html
}
