/** @jest-environment node */
import { openTestDatabase } from '../testing/database'
import { inTransaction } from './database'

const opened = openTestDatabase()
afterAll(async () => (await opened).close())

/** Work that fails `failures` times with an error of PostgreSQL, wrapped as the driver does. */
async function attempts(code: string, failures: number) {
  let tries = 0
  const { db } = await opened
  const result = inTransaction(db, async () => {
    tries += 1
    if (tries <= failures) throw new Error('query', { cause: Object.assign(new Error('why'), { code }) })
    return 'done'
  })
  return { tries: () => tries, result: await result.catch(() => 'failed') }
}

describe('a transaction', () => {
  it.each(['40P01', '40001', '23505'])('that conflicted with another is retried: %s', async (code) => {
    const { tries, result } = await attempts(code, 2)
    expect([tries(), result]).toEqual([3, 'done'])
  })

  it('is given up after three attempts', async () => {
    const { tries, result } = await attempts('40P01', 3)
    expect([tries(), result]).toEqual([3, 'failed'])
  })

  it('that failed for any other reason is not retried', async () => {
    const { tries, result } = await attempts('23514', 1)
    expect([tries(), result]).toEqual([1, 'failed'])
  })
})
