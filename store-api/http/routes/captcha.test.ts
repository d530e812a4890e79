/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { CALLS } from '../../../contract/calls'
import type { CaptchaAction, WorkChallenge } from '../../../contract/entities/proof-of-work'
import { perMinute } from '../rate-limits'
import { rateLimiter } from '../rate-limiter'
import { deleteExpiredCaptchas, storeCaptcha, consumeCaptchaPass } from '../../customers/captcha/captcha'
import { captcha } from '../../db/schema'
import { solveChallenge } from '../../testing/solve-challenge'
import { openTestShop, testClient } from '../../testing/test-shop'
import { textsOf } from '../../i18n/texts'

const MINUTE = 60_000
let clock = Date.parse('2026-08-01T12:00:00Z')
const now = () => clock
const opened = openTestShop({ now })
afterAll(async () => (await opened).close())
beforeEach(async () => {
  clock += 20 * MINUTE
  await (await opened).db.delete(captcha)
})

const rows = async () => (await opened).db.select().from(captcha)
const hasPass = async (device: string, action: CaptchaAction = 'register') =>
  consumeCaptchaPass((await opened).db, { device, action, now: clock })

/** A device that was shown a captcha with a known answer. */
async function shown(solution: string, device = randomUUID()) {
  const { app, db } = await opened
  await storeCaptcha(db, { device, solution, now: clock })
  const send = testClient(app, device)
  return { device, check: (code: string) => send('POST', `/api/verify/captcha/${code}`, { now: ++clock }) }
}

describe('GET /api/verify/captcha', () => {
  it('returns an uncacheable image, a different one each time', async () => {
    const send = testClient((await opened).app)
    const pictures = await Promise.all([1, 2].map(() => send('GET', '/api/verify/captcha', { now: clock })))
    const bytes = await Promise.all(pictures.map(async ({ response }) => Buffer.from(await response.arrayBuffer())))
    expect(pictures.map(({ response }) => response.status)).toEqual([200, 200])
    const { headers } = pictures[0]?.response ?? new Response()
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/png', 'no-store'])
    expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: 'png', width: 220, height: 80 })
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(false)
    expect(await rows()).toHaveLength(1)
  })

  it('takes the device in the query too, where the header is what counts', async () => {
    const device = randomUUID()
    const send = testClient((await opened).app, device)
    await send('GET', `/api/verify/captcha?uuid=${randomUUID()}`, { now: clock })
    expect(await rows()).toMatchObject([{ device, passExpiresAt: null }])
    expect((await send('GET', '/api/verify/captcha?other=1', { now: clock })).response.status).toBe(400)
  })

  it('is refused without a device and without a signature', async () => {
    const { app } = await opened
    const { response } = await testClient(app)('GET', '/api/verify/captcha', { now: clock, uuid: '' })
    expect([response.status, (await app.request('/api/verify/captcha')).status]).toEqual([400, 400])
    expect(await rows()).toEqual([])
  })

  it('puts an end to the captcha before it, not to the pass', async () => {
    const { device, check } = await shown('ABC34')
    expect((await check('ABC34')).code).toBe(0)
    const { check: secondCheck } = await shown('DEF34', device)
    await testClient((await opened).app, device)('GET', '/api/verify/captcha', { now: clock })
    expect(await hasPass(device)).toBe(true)
    expect((await secondCheck('DEF34')).code).toBe(4002)
  })

  it('is drawn sixty times in ten minutes for a device', async () => {
    const send = testClient((await opened).app)
    const requests = Array.from({ length: 61 }, () => send('GET', '/api/verify/captcha', { now: ++clock }))
    const statuses = (await Promise.all(requests)).map(({ response }) => response.status).sort()
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
    clock += 10 * MINUTE
    expect((await send('GET', '/api/verify/captcha', { now: clock })).response.status).toBe(200)
  })
})

type Action = 'register' | 'login' | 'order'
const challengeOf = async (send: ReturnType<typeof testClient>, action: Action) =>
  (await send('GET', `/api/verify/challenge?action=${action}`, { now: ++clock })).data as WorkChallenge
const prove = (send: ReturnType<typeof testClient>, payload: string) =>
  send('POST', '/api/verify/proof', { now: ++clock, body: { payload } })

describe('GET /api/verify/challenge and POST /api/verify/proof', () => {
  it('accept a proof of work instead of the picture, once', async () => {
    const device = randomUUID()
    const send = testClient((await opened).app, device)
    const challenge = await challengeOf(send, 'register')
    CALLS.getChallenge.response.validateSync(challenge, { strict: true })
    const payload = await solveChallenge(challenge)
    expect((await prove(send, payload)).code).toBe(0)
    expect([await hasPass(device), await hasPass(device)]).toEqual([true, false])
    expect((await prove(send, payload)).code).toBe(4002)
    expect(await hasPass(device)).toBe(false)
  })

  it('allow the action they were created for and no other', async () => {
    const device = randomUUID()
    const send = testClient((await opened).app, device)
    expect((await prove(send, await solveChallenge(await challengeOf(send, 'order')))).code).toBe(0)
    expect([await hasPass(device, 'register'), await hasPass(device, 'login')]).toEqual([false, false])
    expect(await hasPass(device, 'order')).toBe(true)
    expect((await send('GET', '/api/verify/challenge?action=other', { now: ++clock })).code).toBe(400)
  })

  it('are bound to one device: the proof of another is refused', async () => {
    const { app } = await opened
    const [mine, other] = [testClient(app, randomUUID()), testClient(app, randomUUID())]
    const payload = await solveChallenge(await challengeOf(mine, 'register'))
    await challengeOf(other, 'register')
    expect((await prove(other, payload)).code).toBe(4002)
    expect((await prove(mine, payload)).code).toBe(0)
  })

  it('refuse a proof that is late, changed or invalid', async () => {
    const send = testClient((await opened).app, randomUUID())
    const late = await solveChallenge(await challengeOf(send, 'register'))
    clock += 10 * MINUTE
    expect((await prove(send, late)).code).toBe(4002)
    const challenge = await challengeOf(send, 'register')
    const lowCost = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } }
    const other = { ...challenge.parameters, data: { action: 'order' } }
    for (const payload of [
      await solveChallenge(lowCost),
      await solveChallenge({ ...challenge, parameters: other }),
      Buffer.from('{"challenge":{}}').toString('base64'),
      'no base64 at all',
    ])
      expect((await prove(send, payload)).code).toBe(4002)
  })

  it('take the place of a picture that is still being drawn', async () => {
    const device = randomUUID()
    const send = testClient((await opened).app, device)
    const drawn = send('GET', '/api/verify/captcha', { now: clock })
    // It is stored before it is drawn; until then a challenge may be the older of the two.
    while (!(await rows()).some((row) => row.device === device)) await pause(1)
    const challenge = await challengeOf(send, 'register')
    await drawn
    expect((await prove(send, await solveChallenge(challenge))).code).toBe(0)
  })

  it('cost more if the action is frequent within a minute, on any devices', async () => {
    const { app, shop } = await opened
    const costOf = async (action: Action) => (await challengeOf(testClient(app), action)).parameters.cost
    const idleCost = await costOf('register')
    const consume = rateLimiter(shop)
    for (let n = 0; n < 60; n++) await consume([perMinute('register')])
    expect([await costOf('register'), await costOf('login')]).toEqual([idleCost * 4, idleCost])
    clock += MINUTE
    expect(await costOf('register')).toBe(idleCost)
  })

  it('are refused without a device, and limited to thirty requests in ten minutes', async () => {
    const send = testClient((await opened).app)
    const request = (uuid?: string) =>
      send('GET', '/api/verify/challenge?action=login', { now: ++clock, ...(uuid !== undefined && { uuid }) })
    expect((await request('')).code).toBe(400)
    for (let n = 0; n < 30; n++) expect((await request()).code).toBe(0)
    expect((await request()).code).toBe(429)
  })
})

describe('POST /api/verify/captcha/{code}', () => {
  it('gives a pass for the right answer, once, for ten minutes', async () => {
    const { device, check } = await shown('abq34')
    expect((await check('ABO34')).response.status).toBe(200)
    expect((await check('ABQ34')).code).toBe(4002)
    expect([await hasPass(device), await hasPass(device)]).toEqual([true, false])

    const late = await shown('ABQ34')
    await late.check('abq34')
    clock += 10 * MINUTE - 1
    expect(await hasPass(late.device)).toBe(true)
    expect(await hasPass(late.device)).toBe(false)

    const later = await shown('ABQ34')
    await later.check('abq34')
    clock += 10 * MINUTE
    expect(await hasPass(later.device)).toBe(false)
  })

  it('uses the captcha up when the answer is wrong', async () => {
    const { device, check } = await shown('ABQ34')
    const { response, code, msg } = await check('ABQ37')
    expect([response.status, code, msg]).toEqual([400, 4002, textsOf('en').captchaWrong])
    expect((await check('ABQ34')).code).toBe(4002)
    expect(await hasPass(device)).toBe(false)
  })

  it('gives the same reply to a late answer, one of another device, and one without a captcha', async () => {
    const late = await shown('ABQ34')
    const right = { now: (clock += 10 * MINUTE) }
    const other = testClient((await opened).app)
    const replies = [await late.check('ABQ34'), await other('POST', '/api/verify/captcha/ABQ34', right)]
    for (const { code } of replies) expect(code).toBe(4002)
    const noDevice = await other('POST', '/api/verify/captcha/ABQ34', { now: clock, uuid: '' })
    expect(noDevice.code).toBe(400)
  })
})

it('deletes expired captchas, and neither a live captcha nor a live pass', async () => {
  await shown('ABQ34')
  clock += 10 * MINUTE
  const passed = await shown('ABQ34')
  await passed.check('ABQ34')
  const live = await shown('ABQ34')
  await deleteExpiredCaptchas({ db: (await opened).db, now })
  expect((await rows()).map(({ device }) => device).sort()).toEqual([passed.device, live.device].sort())
})
