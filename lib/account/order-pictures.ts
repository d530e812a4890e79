/** Tiles in a row of an order's card. */
const TILES = 4

/**
 * What a card shows of an order's pieces: pictures, and how many pieces stand behind none. One tile is kept for the
 * number where it is needed.
 */
export function pickPictures(imageUrls: string[], pieces: number): { pictures: string[]; more: number } {
  const isShort = pieces > Math.min(imageUrls.length, TILES)
  const pictures = imageUrls.slice(0, isShort ? TILES - 1 : TILES)
  return { pictures, more: Math.max(pieces - pictures.length, 0) }
}
