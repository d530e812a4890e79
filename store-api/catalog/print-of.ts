import type { Print } from '../../contract/entities/product'
import type { picture } from '../db/schema'
import { pictureUrl } from '../http/reply'
import type { ImageRenderer } from './images/renderer'

/** Preview of a personalized name and number on a product's back; null without an image of the bare back. */
export function printOf(pictures: readonly (typeof picture.$inferSelect)[], renderer: ImageRenderer): Print | null {
  const back = pictures.find(({ drawing: { view, name, number } }) => view === 'back' && !name && number === undefined)
  return back ? { imageUrl: pictureUrl(back), ...renderer.personalization(back.drawing) } : null
}
