/** @jest-environment node */
import fc from 'fast-check'
import { unescapeCell, escapeCell, toCsv } from './safe-cells'

describe('a cell that a spreadsheet would evaluate', () => {
  it.each(['=1+1', '+49 7', '-5', '@sum', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])('%j gets an apostrophe', (text) =>
    expect(escapeCell(text)).toBe(`'${text}`),
  )

  it.each(['', '5', '5-3', 'a=b', "O'Neil", "'tis", 'Ada', ' =1'])('%j is unchanged', (text) =>
    expect(escapeCell(text)).toBe(text),
  )
})

it('every text is read back unchanged, whatever its first character', () => {
  const unsafeStart = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '0', 'a', '＝') })
  fc.assert(
    fc.property(fc.oneof(unsafeStart, fc.string({ unit: 'grapheme' })), (text) => {
      expect(unescapeCell(escapeCell(text))).toBe(text)
      expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
  )
})

it('reads the postal codes of other systems, which have an apostrophe before them', () =>
  expect(unescapeCell("'02138")).toBe('02138'))

it('writes quotes, line breaks and delimiters within quotes', () =>
  expect(toCsv([['a,b', 'say "x"', 'two\nlines', '', '=1']])).toBe('"a,b","say ""x""","two\nlines",,\'=1\n'))
