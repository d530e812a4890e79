/** @jest-environment node */
import { Client } from 'pg'
import { startSlowDatabase } from './tcp-proxy'

describe('a slow database', () => {
  it('delays every statement and keeps their order', async () => {
    const database = await startSlowDatabase(process.env.TEST_DATABASE_URL ?? '')
    const client = new Client({ connectionString: database.url })
    await client.connect()
    database.setDelay(60)
    const startedAt = Date.now()
    const results = []
    for (const n of [1, 2, 3]) results.push(await client.query<{ n: number }>(`select ${n} as n`))
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(3 * 55)
    expect(results.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
    await client.end()
    await database.close()
  })
})
