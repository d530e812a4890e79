import { breakLines, toPrintable, typeset } from './typeset'

/** Letters of width one; a second font shows non-Latin letters. */
const how = {
  width: 100,
  fontOf: (cluster: string) => (/[\p{Script=Latin}\p{Script=Common}]/u.test(cluster) ? null : 'other'),
  measure: ({ text }: { text: string }) => [...text].length,
}

const linesOf = (text: string, width = 100) =>
  typeset(text, { ...how, width }).map((runs) => runs.map((run) => run.text).join('|'))

describe('typeset', () => {
  it('keeps digits in their order, where a reader of a line that runs to the left expects them', () => {
    expect(linesOf('אינסברוק 6020')).toEqual(['6020| |אינסברוק'])
    expect(linesOf('6020 אינסברוק')).toEqual(['אינסברוק| |6020'])
  })

  it('keeps Latin words within a line that runs to the left readable', () => {
    expect(linesOf('رقم AB-12 شارع')).toEqual(['شارع| |AB-12| |رقم'])
  })

  it('turns the words of a part that runs to the left within a line that does not', () => {
    expect(linesOf('Size M, שלום עולם 7')).toEqual(['Size M, |7| |עולם| |שלום'])
  })

  it('mirrors brackets between letters that run to the left', () => {
    expect(linesOf('שלום (7) עולם')).toEqual(['עולם| (|7|) |שלום'])
  })

  it('gives neighbouring letters of one font to the font together, so that they join', () => {
    expect(linesOf('محمد')).toEqual(['محمد'])
    expect(linesOf('क्षत्रिय')).toEqual(['क्षत्रिय'])
  })

  it('breaks lines between words before it orders them', () => {
    expect(linesOf('אבג דהו זחט', 8)).toEqual(['דהו| |אבג', 'זחט'])
    expect(linesOf('one two three', 8)).toEqual(['one two', 'three'])
  })

  it('breaks Thai between words and long words between characters', () => {
    expect(linesOf('สมชายใจดี', 7)).toEqual(['สมชาย', 'ใจดี'])
    expect(linesOf('👩‍👩‍👧abcdef', 5)).not.toContain('')
    expect(breakLines('abcdefgh', 3, (from, to) => to - from)).toEqual([3, 6, 8])
  })

  it('keeps the lines of a text', () => {
    expect(linesOf('a\nשלום\nb')).toEqual(['a', 'שלום', 'b'])
  })
})

describe('toPrintable', () => {
  it('leaves emoji out, whatever they are made of, and keeps digits', () => {
    expect(toPrintable('Ada 👩🏽‍🚀 Byron 🇩🇪')).toBe('Ada Byron')
    expect(toPrintable('❤️ 6️⃣0 ©️')).toBe('60 ©')
  })

  it('leaves marks out that turn the reading order', () => {
    expect(toPrintable('\u202e6020\u202c \u2066A\u2069')).toBe('6020 A')
  })

  it('puts the ring of a Thai syllable below its tone mark', () => {
    expect(toPrintable('น้ำ')).toBe('น\u0e4d\u0e49า')
  })
})
