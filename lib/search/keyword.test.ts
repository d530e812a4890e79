/** @jest-environment node */
import fc from 'fast-check'
import { fromKeywordSegment, readKeyword, toKeywordSegment } from './keyword'

describe('the keyword of a search', () => {
  it.each([
    ['  home   shirt ', 'home shirt'],
    ['', ''],
    [' \n\t', ''],
    [null, ''],
    ['x'.repeat(500), 'x'.repeat(100)],
    ['\u200b\u3164\u2060', ''],
    [`${'x'.repeat(99)}👍`, 'x'.repeat(99)],
    [`${'x'.repeat(97)}👩‍👩‍👧y`, 'x'.repeat(97)],
    ['\u200b'.repeat(100) + 'x', ''],
  ])('%j is read as %j', (text, keyword) => expect(readKeyword(text)).toBe(keyword))

  it('survives a round trip through a path segment for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const keyword = readKeyword(text)
        const segment = toKeywordSegment(keyword)
        expect(segment).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(fromKeywordSegment(segment)).toBe(keyword === '' ? null : keyword)
      }),
    )
  })

  it('is null for an invalid segment', () => {
    for (const segment of ['', '!', '%', 'gA', 'IA', toKeywordSegment('x'.repeat(101))])
      expect(fromKeywordSegment(segment)).toBeNull()
  })
})
