/** @jest-environment jsdom */
import { addPast, clearPast, fittingPast, readPast, removePast } from './past-searches'

beforeEach(() => localStorage.clear())

describe('past searches', () => {
  it('are the eight newest, the last first, each once', () => {
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B ']) addPast(localStorage, keyword)
    expect(readPast(localStorage)).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
  })

  it('hold no blank one', () => {
    addPast(localStorage, '  ')
    expect(readPast(localStorage)).toEqual([])
  })

  it('are forgotten one by one, and all at once', () => {
    for (const keyword of ['a', 'b', 'c']) addPast(localStorage, keyword)
    removePast(localStorage, 'b')
    expect(readPast(localStorage)).toEqual(['c', 'a'])
    clearPast(localStorage)
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', '{', '7', '{"a":1}', '[1,null,""]'])('are none where %j is stored', (stored) => {
    localStorage.setItem('past-searches', stored)
    expect(readPast(localStorage)).toEqual([])
  })

  it('are none where a browser keeps nothing, and nothing fails', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    for (const storage of [null, full]) {
      addPast(storage, 'ball')
      expect(readPast(storage)).toEqual([])
    }
  })

  it('fit as long as nothing is typed, and then when they go on from it', () => {
    const past = ['Home shirt', 'home', 'away', 'hometown', 'home b', 'home c']
    expect(fittingPast(past, ' ')).toEqual(past)
    expect(fittingPast(past, 'HOME')).toEqual(['Home shirt', 'hometown', 'home b'])
    expect(fittingPast(past, 'shirt')).toEqual([])
  })
})
