/** @jest-environment jsdom */
import { addPast, clearPast, fittingPast, makeSuggester, readPast, removePast } from './suggestions'

function setUp() {
  const asked: { keyword: string; signal: AbortSignal; respond: (text: string) => void; fail: () => void }[] = []
  const shown: (string | null)[] = []
  const onRequest = jest.fn()
  const suggester = makeSuggester<string>({
    fetchResult: (keyword, signal) =>
      new Promise((respond, reject) => asked.push({ keyword, signal, respond, fail: () => reject(new Error('away')) })),
    onResult: (result) => shown.push(result),
    onRequest,
  })
  return { ...suggester, asked, shown, onRequest }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('suggestions while typing', () => {
  it('are fetched after a pause of 150 ms, once for all that was typed before it', async () => {
    const { type, asked } = setUp()
    type('ta')
    jest.advanceTimersByTime(149)
    type('tar')
    jest.advanceTimersByTime(149)
    expect(asked).toEqual([])
    jest.advanceTimersByTime(1)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['tar'])
  })

  it.each(['t', ' t '])('are none for %j', (text) => {
    const { type, asked, shown } = setUp()
    type(text)
    jest.advanceTimersByTime(1000)
    expect(asked).toEqual([])
    expect(shown).toEqual([null])
  })

  it.each(['', ' '])('are what is popular for %j, fetched at once and only once', async (text) => {
    const { type, asked, shown } = setUp()
    type(text)
    expect(shown).toEqual([null])
    jest.advanceTimersByTime(0)
    expect(asked.map(({ keyword }) => keyword)).toEqual([''])
    asked[0]?.respond('popular')
    await settle()
    type(text)
    jest.advanceTimersByTime(1000)
    expect(shown).toEqual([null, 'popular', 'popular'])
    expect(asked).toHaveLength(1)
  })

  it('cancel the previous request, and never show its result', async () => {
    const { type, asked, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    type('tarn')
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.respond('late')
    jest.advanceTimersByTime(150)
    asked[1]?.respond('right')
    await settle()
    expect(shown).toEqual(['right'])
  })

  it('are not shown any more when the box was emptied before they arrive', async () => {
    const { type, asked, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    type('')
    asked[0]?.respond('late')
    await settle()
    expect(shown).toEqual([null])
  })

  it('are fetched once, whatever the letter case and the spaces around', async () => {
    const { type, asked, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    asked[0]?.respond('right')
    await settle()
    type(' TAR ')
    expect(shown).toEqual(['right', 'right'])
    jest.advanceTimersByTime(1000)
    expect(asked).toHaveLength(1)
  })

  it('are none when the call fails, and fetched again', async () => {
    const { type, asked, shown } = setUp()
    type('tar')
    jest.advanceTimersByTime(150)
    asked[0]?.fail()
    await settle()
    expect(shown).toEqual([null])
    type('tar')
    jest.advanceTimersByTime(150)
    expect(asked).toHaveLength(2)
  })
})

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
