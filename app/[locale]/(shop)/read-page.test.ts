/** @jest-environment node */
import { readPage } from './read-page'

describe('a page number in an inner address', () => {
  it.each([
    ['2', 2],
    ['40', 40],
    ['1', null],
    ['0', null],
    ['-3', null],
    ['2.5', null],
    ['x', null],
    ['', null],
  ])('%j is %j', (text, page) => {
    expect(readPage(text)).toBe(page)
  })
})
