/** @jest-environment node */
import { openPostgres } from '../db/postgres'
import { migratedPostgres } from '../testing/database'
import { openTestShop, testClient } from '../testing/test-shop'

let opened: Awaited<ReturnType<typeof migratedPostgres>>
let shops: Awaited<ReturnType<typeof openTestShop>>[]

/** Two programs with connections of their own to one database. */
beforeAll(async () => {
  opened = await migratedPostgres()
  const longTimeouts = { connection: 30_000, statement: 20_000, lock: 20_000 }
  const other = openPostgres(opened.url, () => {}, longTimeouts)
  shops = [await openTestShop({ database: opened }), await openTestShop({ database: other })]
})
afterAll(async () => {
  for (const { close } of [...shops].reverse()) await close()
})

/** A signed write that was never sent. */
async function captured() {
  let request: { path: string; headers: Record<string, string>; body: string | null } = {
    path: '',
    headers: {},
    body: null,
  }
  await testClient({ request: () => new Response() })('POST', '/api/subscribe', {
    body: { email: 'ada@mail.example' },
    tamper: ({ path, headers, body }) => (request = { path, headers, body: body ?? null }),
  })
  return ({ app }: { app: { request: (path: string, init: RequestInit) => Response | Promise<Response> } }) =>
    app.request(request.path, { method: 'POST', headers: request.headers, body: request.body })
}

describe('a signed write before two instances of the store API (K10)', () => {
  it('that one instance has accepted is refused by the other', async () => {
    const [one, other] = shops
    const send = await captured()
    if (!one || !other) throw new Error('there are two')
    expect((await send(one)).status).toBe(200)
    expect((await send(other)).status).toBe(400)
    expect((await send(one)).status).toBe(400)
  })

  it('is accepted once if both receive it many times at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const send = await captured()
      const answers = await Promise.all(Array.from({ length: 10 }, () => shops.map(send)).flat())
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)])
    }
  })
})
