const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What readers take for single characters: a letter with its marks. */
export const clustersOf = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment)

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}/u

/** Digits and signs that are shown in the manner of emoji stay what they are. */
const DRESSED_SIGN = /([#*\d\u00a9\u00ae\u2122])\ufe0f?\u20e3?/g

/** Marks that turn the reading order of what follows, and of which nothing is seen. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** The tone mark of a Thai syllable stands above the ring of SARA AM: fonts expect the ring first. */
const THAI_TONE_BEFORE_AM = /([\u0e48-\u0e4b])\u0e33/g

/**
 * A text as it can be set on paper: without emoji, which no font of one colour shows, and without marks that turn the
 * reading order of digits.
 */
export function toPrintable(text: string): string {
  const plain = text
    .replace(BIDI_CONTROLS, '')
    .replace(DRESSED_SIGN, '$1')
    .replace(THAI_TONE_BEFORE_AM, '\u0e4d$1\u0e32')
  if (!EMOJI.test(plain)) return plain
  const kept = clustersOf(plain).filter((cluster) => !EMOJI.test(cluster))
  return kept.join('').replace(/ {2,}/g, ' ').trim()
}
