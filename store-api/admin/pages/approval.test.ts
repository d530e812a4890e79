/** @jest-environment node */
import { question, review } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ hasAdminPages: true })))
afterAll(() => opened.close())

const HERE = 'http://localhost:4000'
const at = new Date('2026-08-01T12:00:00Z')
let ids: { review: number; question: number }
beforeEach(async () => {
  await opened.db.delete(review)
  await opened.db.delete(question)
  const about = { productKey: 'home', author: 'Mo T.' }
  const [written] = await opened.db
    .insert(review)
    .values({
      ...about,
      rating: 2,
      title: { en: 'So so' },
      content: { en: '<script>' },
      state: 'waiting',
      createdAt: at,
    })
    .returning()
  const [asked] = await opened.db
    .insert(question)
    .values({ ...about, question: { en: 'Does it shrink?' }, askedAt: at })
    .returning()
  ids = { review: written?.id ?? 0, question: asked?.id ?? 0 }
})

const see = async (host = HERE) => opened.app.request(`${host}/dev/approval`)
const post = async (path: string, headers: Record<string, string> = {}, body = '') =>
  opened.app.request(`${HERE}/dev/approval/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
const stateOf = async () => (await opened.db.select().from(review))[0]?.state

describe('the page of what waits', () => {
  it('shows reviews and questions, and runs nothing that stands in them', async () => {
    const response = await see()
    const text = await response.text()
    expect(text).toContain('So so')
    expect(text).toContain('Does it shrink?')
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  it('approves and refuses, and shows what is left', async () => {
    const response = await post(`review/${ids.review}/approve`, { origin: HERE, 'sec-fetch-site': 'same-origin' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dev/approval'])
    expect(await stateOf()).toBe('approved')
    expect(await (await see()).text()).not.toContain('So so')
    await post(`review/${ids.review}/refuse`, { origin: HERE })
    expect(await stateOf()).toBe('refused')
  })

  it('keeps a question out, and nothing waits any more for an answer to it', async () => {
    expect((await post(`question/${ids.question}/refuse`)).status).toBe(303)
    expect(await (await see()).text()).not.toContain('Does it shrink?')
    expect((await post('question/999999/refuse')).status).toBe(404)
  })

  it('answers a question, with words', async () => {
    expect((await post(`question/${ids.question}/answer`, {}, 'answer=+')).status).toBe(400)
    expect((await post(`question/${ids.question}/answer`, {}, 'answer=Not+at+all.')).status).toBe(303)
    expect(await opened.db.select().from(question)).toMatchObject([{ answer: { en: 'Not at all.' } }])
    expect(await (await see()).text()).not.toContain('Does it shrink?')
  })

  it('knows nothing of what is not there', async () => {
    expect((await post('review/999999/approve')).status).toBe(404)
    expect((await post(`review/${ids.review}/delete`)).status).toBe(404)
    expect((await post('question/999999/answer', {}, 'answer=No')).status).toBe(404)
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: HERE }],
  ])('takes no form of another page: %j', async (headers) => {
    expect((await post(`review/${ids.review}/approve`, headers)).status).toBe(400)
    expect(await stateOf()).toBe('waiting')
  })

  it('is not there unless the operator wants it, nor under a name that is not this machine’s', async () => {
    const hidden = await openTestShop()
    expect((await hidden.app.request(`${HERE}/dev/approval`)).status).toBe(404)
    expect((await hidden.app.request(`${HERE}/dev/approval/review/1/approve`, { method: 'POST' })).status).toBe(404)
    await hidden.close()
    expect((await see('http://evil.example:4000')).status).toBe(404)
  })
})
