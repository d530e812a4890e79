/** @jest-environment jsdom */
import {
  addPastSearch,
  clearPastSearches,
  matchingPastSearches,
  makeSuggester,
  readPastSearches,
  removePastSearch,
} from './suggestions'

function setUp() {
  const requests: { keyword: string; signal: AbortSignal; respond: (text: string) => void; fail: () => void }[] = []
  const shown: (string | null)[] = []
  const onRequest = jest.fn()
  const suggester = makeSuggester<string>({
    fetchResult: (keyword, signal) =>
      new Promise((respond, reject) =>
        requests.push({ keyword, signal, respond, fail: () => reject(new Error('away')) }),
      ),
    onResult: (result) => shown.push(result),
    onRequest,
  })
  return { ...suggester, requests, shown, onRequest }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('suggestions while typing', () => {
  it('are debounced by 150 ms', async () => {
    const { type, requests } = setUp()
    type('ta')
    jest.advanceTimersByTime(149)
    type('tar')
    jest.advanceTimersByTime(149)
    expect(requests).toEqual([])
    jest.advanceTimersByTime(1)
    expect(requests.map(({ keyword }) => keyword)).toEqual(['tar'])
  })

  it.each(['t', ' t '])('are none for %j', (text) => {
    const { type, requests, shown } = setUp()
    type(text)
    jest.advanceTimersByTime(1000)
    expect(requests).toEqual([])
    expect(shown).toEqual([null])
  })

  it.each(['', ' '])('are popular searches for %j, fetched immediately and only once', async (text) => {
    const { type, requests, shown } = setUp()
    type(text)
    expect(shown).toEqual([null])
    jest.advanceTimersByTime(0)
    expect(requests.map(({ keyword }) => keyword)).toEqual([''])
    requests[0]?.respond('popular')
    await settle()
    type(text)
    jest.advanceTimersByTime(1000)
    expect(shown).toEqual([null, 'popular', 'popular'])
    expect(requests).toHaveLength(1)
  })

  it('cancel the previous request, and never show its result', async () => {
    const { type, requests, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    type('tarn')
    expect(requests[0]?.signal.aborted).toBe(true)
    requests[0]?.respond('late')
    jest.advanceTimersByTime(150)
    requests[1]?.respond('right')
    await settle()
    expect(shown).toEqual(['right'])
  })

  it('are not shown if the box was cleared before they arrive', async () => {
    const { type, requests, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    type('')
    requests[0]?.respond('late')
    await settle()
    expect(shown).toEqual([null])
  })

  it('are fetched once, whatever the letter case and the spaces around', async () => {
    const { type, requests, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    requests[0]?.respond('right')
    await settle()
    type(' TAR ')
    expect(shown).toEqual(['right', 'right'])
    jest.advanceTimersByTime(1000)
    expect(requests).toHaveLength(1)
  })

  it('are none when the call fails, and fetched again', async () => {
    const { type, requests, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    requests[0]?.fail()
    await settle()
    expect(shown).toEqual([null])
    type('tar')
    jest.advanceTimersByTime(150)
    expect(requests).toHaveLength(2)
  })
})

beforeEach(() => localStorage.clear())

describe('past searches', () => {
  it('are the eight newest without duplicates, newest first', () => {
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B ']) addPastSearch(localStorage, keyword)
    expect(readPastSearches(localStorage)).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
  })

  it('exclude blank keywords', () => {
    addPastSearch(localStorage, '  ')
    expect(readPastSearches(localStorage)).toEqual([])
  })

  it('can be removed individually and all at once', () => {
    for (const keyword of ['a', 'b', 'c']) addPastSearch(localStorage, keyword)
    removePastSearch(localStorage, 'b')
    expect(readPastSearches(localStorage)).toEqual(['c', 'a'])
    clearPastSearches(localStorage)
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', '{', '7', '{"a":1}', '[1,null,""]'])('are none where %j is stored', (stored) => {
    localStorage.setItem('past-searches', stored)
    expect(readPastSearches(localStorage)).toEqual([])
  })

  it('are empty if the browser blocks storage, without an error', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    for (const storage of [null, full]) {
      addPastSearch(storage, 'ball')
      expect(readPastSearches(storage)).toEqual([])
    }
  })

  it('match an empty box, and otherwise if they start with the entered text', () => {
    const pastSearches = ['Home shirt', 'home', 'away', 'hometown', 'home b', 'home c']
    expect(matchingPastSearches(pastSearches, ' ')).toEqual(pastSearches)
    expect(matchingPastSearches(pastSearches, 'HOME')).toEqual(['Home shirt', 'hometown', 'home b'])
    expect(matchingPastSearches(pastSearches, 'shirt')).toEqual([])
  })
})
