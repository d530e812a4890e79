/** At most so many characters of a text, cut between words. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > most / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}
