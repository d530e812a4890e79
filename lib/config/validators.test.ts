/** @jest-environment node */
import { blockedPort } from './validators'

/** Whether `fetch` itself refuses to connect: no server listens on any of these ports. */
async function isRefused(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(2000) })
    return false
  } catch (error) {
    return (error as { cause?: { message?: unknown } }).cause?.message === 'bad port'
  }
}

describe('a port that fetch blocks', () => {
  it.each([4190, 6000, 5060, 10080, 1, 6697])('is %d, as in fetch itself', async (port) => {
    expect([blockedPort(`http://store.example:${port}/x`), await isRefused(port)]).toEqual([String(port), true])
  })

  it.each(['http://store.example', 'https://store.example', 'http://127.0.0.1:4000', 'http://[::1]:6001'])(
    'is null for %s',
    (address) => expect(blockedPort(address)).toBeNull(),
  )
})
