/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { CALLS } from '../../lib/contract/calls'
import { useCaptchaPass } from '../captcha/captcha-pass'
import { forgetCaptchas, putCaptcha } from '../captcha/keep-captcha'
import { captcha } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { textsOf } from '../texts/texts-of'

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
const hasPass = async (device: string) => useCaptchaPass((await opened).db, device, clock)

/** A device that was shown a captcha with a known answer. */
async function shown(answer: string, device = randomUUID()) {
  const { app, db } = await opened
  await putCaptcha(db, { device, answer, now: clock })
  const send = testClient(app, device)
  return { device, check: (code: string) => send('POST', `/api/verify/captcha/${code}`, { now: ++clock }) }
}

describe('GET /api/verify/captcha', () => {
  it('answers a picture nobody keeps, another one each time', async () => {
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
    const { check: again } = await shown('DEF34', device)
    await testClient((await opened).app, device)('GET', '/api/verify/captcha', { now: clock })
    expect(await hasPass(device)).toBe(true)
    expect((await again('DEF34')).code).toBe(4002)
  })

  it('is drawn sixty times in ten minutes for a device', async () => {
    const send = testClient((await opened).app)
    const asked = Array.from({ length: 61 }, () => send('GET', '/api/verify/captcha', { now: ++clock }))
    const statuses = (await Promise.all(asked)).map(({ response }) => response.status).sort()
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
    clock += 10 * MINUTE
    expect((await send('GET', '/api/verify/captcha', { now: clock })).response.status).toBe(200)
  })
})

/** What a question in words asks for. */
function answerTo(data: unknown): string {
  const { question } = data as { question: string }
  const words = question.split(': ')[1]?.split('. ')[0]?.split(', ') ?? []
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
  const places = [...(question.split('Type')[1] ?? '').matchAll(/first|second|third|fourth|fifth/g)]
  return places.map(([ordinal]) => words[ordinals.indexOf(ordinal)]).join('-')
}

describe('GET /api/verify/question', () => {
  it('asks in words, and its answer is taken by the same call', async () => {
    const device = randomUUID()
    const send = testClient((await opened).app, device)
    const { data } = await send('GET', '/api/verify/question', { now: clock })
    CALLS.getCaptchaQuestion.answer.validateSync(data, { strict: true })
    const { code } = await send('POST', `/api/verify/captcha/${answerTo(data).toUpperCase()}`, { now: ++clock })
    expect([code, await hasPass(device)]).toEqual([0, true])
  })

  it('takes the place of a picture that is still being drawn', async () => {
    const send = testClient((await opened).app, randomUUID())
    const drawn = send('GET', '/api/verify/captcha', { now: clock })
    const { data } = await send('GET', '/api/verify/question', { now: ++clock })
    await drawn
    expect((await send('POST', `/api/verify/captcha/${answerTo(data)}`, { now: ++clock })).code).toBe(0)
  })

  it('is refused without a device, and more than twenty times in ten minutes', async () => {
    const send = testClient((await opened).app)
    expect((await send('GET', '/api/verify/question', { now: clock, uuid: '' })).code).toBe(400)
    for (let n = 0; n < 20; n++) expect((await send('GET', '/api/verify/question', { now: clock })).code).toBe(0)
    expect((await send('GET', '/api/verify/question', { now: clock })).code).toBe(429)
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

  it('says the same of an answer too late, of another device, and where nothing was asked', async () => {
    const late = await shown('ABQ34')
    const right = { now: (clock += 10 * MINUTE) }
    const other = testClient((await opened).app)
    const replies = [await late.check('ABQ34'), await other('POST', '/api/verify/captcha/ABQ34', right)]
    for (const { code } of replies) expect(code).toBe(4002)
    const nobody = await other('POST', '/api/verify/captcha/ABQ34', { now: clock, uuid: '' })
    expect(nobody.code).toBe(400)
  })
})

it('forgets what has passed, and neither a live captcha nor a live pass', async () => {
  await shown('ABQ34')
  clock += 10 * MINUTE
  const passed = await shown('ABQ34')
  await passed.check('ABQ34')
  const live = await shown('ABQ34')
  await forgetCaptchas({ db: (await opened).db, now })
  expect((await rows()).map(({ device }) => device).sort()).toEqual([passed.device, live.device].sort())
})
