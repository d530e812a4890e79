import type { Print } from '../../contract/entities/product'
import type { picture } from '../db/schema'
import { frameFor } from '../demo/images/frame'
import { printInks } from '../demo/images/marks/print-inks'
import { pictureUrl } from '../http/reply'

/** How a name and a number look on the back of a product; null without a picture of its bare back. */
export function printOf(pictures: readonly (typeof picture.$inferSelect)[]): Print | null {
  const back = pictures.find(({ drawing: { view, name, number } }) => view === 'back' && !name && number === undefined)
  if (!back) return null
  const { colour, outline = null } = printInks(back.drawing)
  const { move, scale } = frameFor(back.drawing)
  return { imageUrl: pictureUrl(back), ink: colour, outline, place: { x: move[0], y: move[1], scale: scale[0] } }
}
