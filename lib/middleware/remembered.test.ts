/** @jest-environment node */
import { Remembered } from './remembered'

function setUp() {
  let time = 0
  const load = jest.fn<Promise<string>, []>()
  const background: Promise<void>[] = []
  const remembered = new Remembered({ load, freshFor: 60, retryAfter: 5, now: () => time })
  return {
    load,
    get: () => remembered.get((work) => background.push(work)),
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

  it('is undefined when it was never had', async () => {
    const { load, get } = setUp()
    load.mockRejectedValue(new Error('away'))
    expect(await get()).toBeUndefined()
  })
})
