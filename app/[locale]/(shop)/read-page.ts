/** A page number in an inner address: a whole number from 2, or null. */
export function readPage(text: string): number | null {
  const page = Number(text)
  return Number.isInteger(page) && page > 1 ? page : null
}
