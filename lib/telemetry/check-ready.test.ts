/** @jest-environment node */
import { createReadyCheck } from './check-ready'

const fresh = () => ({ hasSeenShop: false, isLeaving: false })

describe('an instance', () => {
  it('is not ready until it has seen the shop, and stays so without the store API', async () => {
    const see = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined)
    const isReady = createReadyCheck(fresh(), see)
    expect([await isReady(), await isReady(), await isReady()]).toEqual([false, true, true])
    expect(see).toHaveBeenCalledTimes(2)
  })

  it('is no longer ready when it is about to end', async () => {
    const state = { hasSeenShop: true, isLeaving: true }
    const see = jest.fn()
    expect(await createReadyCheck(state, see)()).toBe(false)
    expect(see).not.toHaveBeenCalled()
  })

  it('looks once, however many want to know', async () => {
    const see = jest.fn(() => Promise.resolve())
    const isReady = createReadyCheck(fresh(), see)
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    expect(see).toHaveBeenCalledTimes(1)
  })
})
