/** @jest-environment node */
import { Client } from 'pg'
import { startSlowDatabase } from './tcp-proxy'

describe('a slow database', () => {
  it('hands every statement on late, and in its order', async () => {
    const database = await startSlowDatabase(process.env.TEST_DATABASE_URL ?? '')
    const client = new Client({ connectionString: database.url })
    await client.connect()
    database.setDelay(60)
    const begun = Date.now()
    const answers = []
    for (const n of [1, 2, 3]) answers.push(await client.query<{ n: number }>(`select ${n} as n`))
    expect(Date.now() - begun).toBeGreaterThanOrEqual(3 * 55)
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
    await client.end()
    await database.close()
  })
})
