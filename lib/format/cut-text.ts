import { cutCharacters } from '../../contract/written-text'

/** At most so many code units of a text, cut between words, and never within what is read as one character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const head = cutCharacters(text, most - 1)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > most / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}
