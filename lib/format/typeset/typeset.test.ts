import { breakLines, toPrintable, typeset } from './typeset'

/** Letters of width one; a second font shows non-Latin letters. */
const options = {
  width: 100,
  fontOf: (cluster: string) => (/[\p{Script=Latin}\p{Script=Common}]/u.test(cluster) ? null : 'other'),
  measure: ({ text }: { text: string }) => [...text].length,
}

const linesOf = (text: string, width = 100) =>
  typeset(text, { ...options, width }).map((runs) => runs.map((run) => run.text).join('|'))

describe('typeset', () => {
  it('keeps the order of digits in right-to-left text', () => {
    expect(linesOf('אינסברוק 6020')).toEqual(['6020| |אינסברוק'])
    expect(linesOf('6020 אינסברוק')).toEqual(['אינסברוק| |6020'])
  })

  it('keeps Latin words readable in right-to-left text', () => {
    expect(linesOf('رقم AB-12 شارع')).toEqual(['شارع| |AB-12| |رقم'])
  })

  it('reverses the words of right-to-left text in a left-to-right line', () => {
    expect(linesOf('Size M, שלום עולם 7')).toEqual(['Size M, |7| |עולם| |שלום'])
  })

  it('mirrors brackets in right-to-left text', () => {
    expect(linesOf('שלום (7) עולם')).toEqual(['עולם| (|7|) |שלום'])
  })

  it('puts adjacent letters of one font into one run, so that they join', () => {
    expect(linesOf('محمد')).toEqual(['محمد'])
    expect(linesOf('क्षत्रिय')).toEqual(['क्षत्रिय'])
  })

  it('breaks lines before it reorders words', () => {
    expect(linesOf('אבג דהו זחט', 8)).toEqual(['דהו| |אבג', 'זחט'])
    expect(linesOf('one two three', 8)).toEqual(['one two', 'three'])
  })

  it('breaks Thai between words and long words between characters', () => {
    expect(linesOf('สมชายใจดี', 7)).toEqual(['สมชาย', 'ใจดี'])
    expect(linesOf('👩‍👩‍👧abcdef', 5)).not.toContain('')
    expect(breakLines('abcdefgh', 3, (from, to) => to - from)).toEqual([3, 6, 8])
  })

  it('keeps line breaks', () => {
    expect(linesOf('a\nשלום\nb')).toEqual(['a', 'שלום', 'b'])
  })
})

describe('toPrintable', () => {
  it('removes emoji, also composed ones, and keeps digits', () => {
    expect(toPrintable('Ada 👩🏽‍🚀 Byron 🇩🇪')).toBe('Ada Byron')
    expect(toPrintable('❤️ 6️⃣0 ©️')).toBe('60 ©')
  })

  it('removes bidirectional controls', () => {
    expect(toPrintable('\u202e6020\u202c \u2066A\u2069')).toBe('6020 A')
  })

  it('puts the ring of a Thai syllable below its tone mark', () => {
    expect(toPrintable('น้ำ')).toBe('น\u0e4d\u0e49า')
  })
})
