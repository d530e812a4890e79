/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { WorkChallenge } from '../../../contract/entities/proof-of-work'
import { captcha } from '../../db/schema'
import { solveChallenge } from '../../testing/solve-challenge'
import { migratedPostgres } from '../../testing/database'
import { openTestShop, testClient } from '../../testing/test-shop'
import { deleteExpiredCaptchas, storeCaptcha, consumeCaptchaPass } from './captcha'

const openShop = async () => openTestShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => (opened = await openShop()))
afterAll(() => opened.close())

const PARALLEL = 50
const times = <Result>(work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, n) => work(n)))

describe('on PostgreSQL, at the same time', () => {
  it('50 checks of one correct solution give one pass', async () => {
    const device = randomUUID()
    await storeCaptcha(opened.db, { device, solution: 'ABC34', now: Date.now() })
    const send = testClient(opened.app, device)
    const codes = (await times(() => send('POST', '/api/verify/captcha/ABC34'))).map(({ code }) => code).sort()
    expect(codes).toEqual([0, ...Array<number>(PARALLEL - 1).fill(4002)])
  })

  it('50 guesses, one of them right, count as one attempt', async () => {
    const device = randomUUID()
    await storeCaptcha(opened.db, { device, solution: 'ABC34', now: Date.now() })
    const send = testClient(opened.app, device)
    const replies = await times((n) => send('POST', `/api/verify/captcha/${n === 25 ? 'ABC34' : `WRNG${n}`}`))
    expect(replies.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(1)
    expect(await opened.db.select().from(captcha)).toContainEqual(expect.objectContaining({ device, answerHash: null }))
  })

  it('50 calls with one pass succeed once', async () => {
    const device = randomUUID()
    await storeCaptcha(opened.db, { device, solution: 'ABC34', now: Date.now() })
    await testClient(opened.app, device)('POST', '/api/verify/captcha/ABC34')
    const passes = await times(() =>
      opened.db.transaction((tx) => consumeCaptchaPass(tx, { device, action: 'register', now: Date.now() })),
    )
    expect(passes.filter(Boolean)).toHaveLength(1)
  })

  it('a failed call keeps the pass', async () => {
    const device = randomUUID()
    await storeCaptcha(opened.db, { device, solution: 'ABC34', now: Date.now() })
    await testClient(opened.app, device)('POST', '/api/verify/captcha/ABC34')
    const failing = opened.db.transaction(async (tx) => {
      expect(await consumeCaptchaPass(tx, { device, action: 'register', now: Date.now() })).toBe(true)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await consumeCaptchaPass(opened.db, { device, action: 'register', now: Date.now() })).toBe(true)
  })

  it('50 checks of one proof of work give one pass', async () => {
    const device = randomUUID()
    const send = testClient(opened.app, device)
    const { data } = await send('GET', '/api/verify/challenge?action=register')
    const payload = await solveChallenge(data as WorkChallenge)
    const codes = (await times(() => send('POST', '/api/verify/proof', { body: { payload } }))).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, ...Array<number>(PARALLEL - 1).fill(4002)])
  })

  it('storing and deleting captchas never deadlock', async () => {
    let clock = Date.now()
    await times(async (n) => {
      for (let round = 0; round < 20; round++) {
        await storeCaptcha(opened.db, {
          device: `device ${(n + round) % 9}`,
          solution: 'ABC34',
          now: (clock -= 60_000),
        })
        if (round % 5 === 0) await deleteExpiredCaptchas({ db: opened.db, now: Date.now })
      }
    })
    await deleteExpiredCaptchas({ db: opened.db, now: () => Date.now() + 3_600_000 })
    expect(await opened.db.select().from(captcha)).toEqual([])
  })
})
