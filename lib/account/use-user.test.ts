/** @jest-environment node */
import { CallError } from '../browser/call-error'
import { fetchUser } from './use-user'

const call = jest.fn()
jest.mock('../browser/call', () => ({ call: (...args: unknown[]) => call(...args) }))

describe('the user of a browser', () => {
  it.each([401, 403, 404])('is a visitor after %i', async (code) => {
    call.mockRejectedValueOnce(new CallError('', code))
    expect(await fetchUser()).toBeNull()
  })

  it.each([0, 408, 429, 500, 502, 503, 504])('is unchanged after %i', async (code) => {
    call.mockRejectedValueOnce(new CallError('', code))
    await expect(fetchUser()).rejects.toThrow()
  })
})
