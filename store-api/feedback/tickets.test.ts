import { excerptOf } from './tickets'

describe('an excerpt', () => {
  it('of a short text is the text in one line', () => {
    expect(excerptOf(' The shirt\n\nis too small. ')).toBe('The shirt is too small.')
    expect(excerptOf('x'.repeat(120))).toBe('x'.repeat(120))
  })

  it('of a long text ends between two words', () => {
    expect(excerptOf('word '.repeat(40))).toBe(`${'word '.repeat(24).trim()}…`)
    expect(excerptOf(`${'x'.repeat(120)} next`)).toBe(`${'x'.repeat(120)}…`)
  })

  it('of a text without spaces is cut at the maximum length, never inside a grapheme', () => {
    expect(excerptOf('⚽'.repeat(200))).toBe(`${'⚽'.repeat(120)}…`)
    expect(excerptOf('👟'.repeat(200))).toBe(`${'👟'.repeat(120)}…`)
  })
})
