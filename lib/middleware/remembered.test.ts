/** @jest-environment node */
import { Remembered } from './remembered'

function setUp() {
  let time = 0
  const load = jest.fn<Promise<string>, []>()
  const background: Promise<void>[] = []
  const remembered = new Remembered({ load, freshFor: 60, retryAfter: 5, now: () => time })
  return {
    load,
    get: (era?: string) => remembered.get((work) => background.push(work), era),
    settle: () => Promise.all(background),
    at: (moment: number) => (time = moment),
  }
}

describe('a remembered value', () => {
  it('is waited for the first time and then taken from memory', async () => {
    const { load, get } = setUp()
    load.mockResolvedValue('settings')
    expect(await Promise.all([get(), get()])).toEqual(['settings', 'settings'])
    expect(await get()).toBe('settings')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is served stale while a new one is fetched in the background', async () => {
    const { load, get, settle, at } = setUp()
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    await get()
    at(60)
    expect(await get()).toBe('old')
    await settle()
    expect(await get()).toBe('new')
  })

  it('stays as it was for as long as nothing newer can be had, and is not asked for all the time', async () => {
    const { load, get, settle, at } = setUp()
    load.mockResolvedValueOnce('old').mockRejectedValue(new Error('away'))
    await get()
    for (const moment of [60, 61, 64]) {
      at(moment)
      expect(await get()).toBe('old')
      await settle()
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is out of date at once in a new era, for all who ask in it', async () => {
    const { load, get } = setUp()
    load.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    expect(await get('1')).toBe('old')
    expect(await Promise.all([get('2'), get('2')])).toEqual(['new', 'new'])
    expect(await get('2')).toBe('new')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is asked for once more when it changed while it was on its way', async () => {
    const { load, get } = setUp()
    let arrive: (value: string) => void = () => {}
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue('new')
    const first = get('1')
    const second = get('2')
    arrive('old')
    expect(await second).toBe('new')
    expect(['old', 'new']).toContain(await first)
    expect(await get('2')).toBe('new')
  })

  it('stays as it was in a new era of which nothing can be had, until something can', async () => {
    const { load, get, settle, at } = setUp()
    load.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('new')
    await get('1')
    expect(await get('2')).toBe('old')
    at(5)
    expect(await get('2')).toBe('old')
    await settle()
    expect(await get('2')).toBe('new')
  })

  it('is undefined when it was never had', async () => {
    const { load, get } = setUp()
    load.mockRejectedValue(new Error('away'))
    expect(await get()).toBeUndefined()
  })
})
