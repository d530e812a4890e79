/** Characters of an excerpt, the dots not among them. */
const MOST = 120

/** The beginning of a text in one line, cut between words where there are any. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= MOST) return line
  const start = characters.slice(0, MOST + 1).join('')
  const whole = start.replace(/ \S*$/, '')
  return `${whole === start ? characters.slice(0, MOST).join('') : whole}…`
}
