/** @jest-environment node */
import { KnownPaths } from './known-paths'

function setUp(...statuses: (number | 'away')[]) {
  let time = 0
  const ask = jest.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (typeof status !== 'number') throw new Error('away')
    return status
  })
  const paths = new KnownPaths({ ask, now: () => time })
  return { paths, ask, at: (moment: number) => (time = moment) }
}

describe('known paths', () => {
  it('are asked for once while the answer holds', async () => {
    const { paths, ask } = setUp(200)
    expect(await paths.has('/a')).toBe(true)
    expect(await paths.has('/a')).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('are missing on a 404 alone, and for a few seconds only', async () => {
    const { paths, at } = setUp(404, 200)
    expect(await paths.has('/a')).toBe(false)
    at(5000)
    expect(await paths.has('/a')).toBe(true)
  })

  it.each([500, 403, 'away'] as const)('exist when the answer is %s: the page decides', async (answer) => {
    expect(await setUp(answer).paths.has('/a')).toBe(true)
  })

  it('nobody is asked for a while after there was no answer', async () => {
    const { paths, ask, at } = setUp('away')
    await paths.has('/a')
    await paths.has('/b')
    expect(ask).toHaveBeenCalledTimes(1)
    at(5000)
    await paths.has('/b')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('what was there stays there while the store API is away', async () => {
    const { paths, at } = setUp(200, 'away')
    await paths.has('/a')
    at(300_000)
    expect(await paths.has('/a')).toBe(true)
  })

  it('are forgotten beyond their bound, the least recently asked first', async () => {
    const { paths, ask } = setUp(200)
    for (let n = 0; n <= 5000; n++) await paths.has(`/${n}`)
    ask.mockClear()
    await paths.has('/5000')
    expect(ask).not.toHaveBeenCalled()
    await paths.has('/0')
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
