/** @jest-environment node */
import { question, review } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ hasAdminPages: true })))
afterAll(() => opened.close())

const ORIGIN = 'http://localhost:4000'
const at = new Date('2026-08-01T12:00:00Z')
let ids: { review: number; question: number }
beforeEach(async () => {
  await opened.db.delete(review)
  await opened.db.delete(question)
  const common = { productKey: 'home', author: 'Mo T.' }
  const [reviewRow] = await opened.db
    .insert(review)
    .values({
      ...common,
      rating: 2,
      title: { en: 'So so' },
      content: { en: '<script>' },
      state: 'waiting',
      createdAt: at,
    })
    .returning()
  const [questionRow] = await opened.db
    .insert(question)
    .values({ ...common, question: { en: 'Does it shrink?' }, askedAt: at })
    .returning()
  ids = { review: reviewRow?.id ?? 0, question: questionRow?.id ?? 0 }
})

const getPage = async (host = ORIGIN) => opened.app.request(`${host}/dev/approval`)
const post = async (path: string, headers: Record<string, string> = {}, body = '') =>
  opened.app.request(`${ORIGIN}/dev/approval/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
const stateOf = async () => (await opened.db.select().from(review))[0]?.state

describe('the approval page', () => {
  it('shows reviews and questions, and escapes their HTML', async () => {
    const response = await getPage()
    const text = await response.text()
    expect(text).toContain('So so')
    expect(text).toContain('Does it shrink?')
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  it('approves and refuses, and shows the remaining entries', async () => {
    const response = await post(`review/${ids.review}/approve`, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dev/approval'])
    expect(await stateOf()).toBe('approved')
    expect(await (await getPage()).text()).not.toContain('So so')
    await post(`review/${ids.review}/refuse`, { origin: ORIGIN })
    expect(await stateOf()).toBe('refused')
  })

  it('refuses a question, and removes it from the page', async () => {
    expect((await post(`question/${ids.question}/refuse`)).status).toBe(303)
    expect(await (await getPage()).text()).not.toContain('Does it shrink?')
    expect((await post('question/999999/refuse')).status).toBe(404)
  })

  it('answers a question, and rejects an empty answer', async () => {
    expect((await post(`question/${ids.question}/answer`, {}, 'answer=+')).status).toBe(400)
    expect((await post(`question/${ids.question}/answer`, {}, 'answer=Not+at+all.')).status).toBe(303)
    expect(await opened.db.select().from(question)).toMatchObject([{ answer: { en: 'Not at all.' } }])
    expect(await (await getPage()).text()).not.toContain('Does it shrink?')
  })

  it('responds with 404 for unknown ids and actions', async () => {
    expect((await post('review/999999/approve')).status).toBe(404)
    expect((await post(`review/${ids.review}/delete`)).status).toBe(404)
    expect((await post('question/999999/answer', {}, 'answer=No')).status).toBe(404)
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ])('rejects a form of another origin: %j', async (headers) => {
    expect((await post(`review/${ids.review}/approve`, headers)).status).toBe(400)
    expect(await stateOf()).toBe('waiting')
  })

  it('is absent if disabled, and for any host but the loopback', async () => {
    const hidden = await openTestShop()
    expect((await hidden.app.request(`${ORIGIN}/dev/approval`)).status).toBe(404)
    expect((await hidden.app.request(`${ORIGIN}/dev/approval/review/1/approve`, { method: 'POST' })).status).toBe(404)
    await hidden.close()
    expect((await getPage('http://evil.example:4000')).status).toBe(404)
  })
})
