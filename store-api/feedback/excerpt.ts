/** Characters of an excerpt as readers count them, the dots not among them. */
const MOST = 120

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text in one line, cut between words where there are any. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(GRAPHEMES.segment(line), ({ segment }) => segment)
  if (characters.length <= MOST) return line
  const start = characters.slice(0, MOST + 1).join('')
  const whole = start.replace(/ \S*$/, '')
  return `${whole === start ? characters.slice(0, MOST).join('') : whole}…`
}
