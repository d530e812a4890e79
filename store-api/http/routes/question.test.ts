/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { SitemapEntries } from '../../../contract/entities/sitemap'
import { attempt, question } from '../../db/schema'
import { answerQuestion, rejectQuestion } from '../../feedback/questions'
import { openAccountShop, signedIn } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'

let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let ada: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  ada = await signedIn(opened, 'ada')
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(attempt)
  await opened.db.delete(question)
})

const PATH = '/api/product/home/question'
const ask = (words = 'Does it shrink?') => ada('POST', PATH, { body: { question: words }, now: clock })
const newest = async () => Math.max(...(await opened.db.select().from(question)).map(({ id }) => id))

async function list(query = '') {
  const { data } = await testClient(opened.app)('GET', `${PATH}${query}`)
  CALLS.listQuestions.response.validateSync(data, { strict: true })
  return data
}

describe('a question', () => {
  it('is shown with its answer once it has one', async () => {
    expect(await ask()).toMatchObject({ code: 0, data: null })
    expect(await list()).toMatchObject({ total: 0, list: [] })
    expect(await answerQuestion(opened.shop, await newest(), ' No. ')).toBe(true)
    expect(await list()).toMatchObject({
      total: 1,
      list: [{ question: 'Does it shrink?', answer: 'No.', author: 'Ada B.' }],
    })
  })

  it('is shown no more once it was refused, and again when it is answered all the same', async () => {
    await ask()
    await answerQuestion(opened.shop, await newest(), 'No.')
    expect(await rejectQuestion(opened.shop, await newest())).toBe(true)
    expect(await list()).toMatchObject({ total: 0 })
    await answerQuestion(opened.shop, await newest(), 'No.')
    expect(await list()).toMatchObject({ total: 1 })
    expect(await rejectQuestion(opened.shop, 999_999)).toBe(false)
  })

  it('is a change of its product’s page as far as it is seen there, and of no other page', async () => {
    const pages = async () => {
      const client = testClient(opened.app)
      const { data } = (await client('GET', '/api/crawl/product?part=0')) as { data: SitemapEntries }
      return Object.fromEntries(data.list.map(({ key, updatedAt }) => [key, updatedAt]))
    }
    await ask()
    const id = await newest()
    const before = await pages()
    await rejectQuestion(opened.shop, id)
    expect(await pages()).toEqual(before)
    await answerQuestion(opened.shop, id, 'No.')
    const answered = await pages()
    await rejectQuestion(opened.shop, id)
    const refused = await pages()
    const times = [before, answered, refused].map(({ home = '' }) => Date.parse(home))
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
    expect({ ...refused, home: '' }).toEqual({ ...before, home: '' })
  })

  it('stands before those that were answered earlier', async () => {
    for (const words of ['First?', 'Second?']) {
      await ask(words)
      await answerQuestion(opened.shop, await newest(), 'Yes.')
    }
    expect(await list('?limit=1')).toMatchObject({ total: 2, list: [{ question: 'Second?' }] })
  })

  it.each(['', '  ', 'Is it <i>red</i>?', 'x'.repeat(501)])(
    'with the words %j is refused with the field',
    async (words) => {
      expect(await ask(words)).toMatchObject({ code: 400, data: { errors: [{ field: 'question' }] } })
      expect(await opened.db.$count(question)).toBe(0)
    },
  )

  it('needs a logged-in customer and a product', async () => {
    const visitor = testClient(opened.app)
    expect((await visitor('POST', PATH, { body: { question: 'Why?' }, now: clock })).code).toBe(401)
    const nowhere = { body: { question: 'Why?' }, now: clock }
    expect((await ada('POST', '/api/product/nothing/question', nowhere)).code).toBe(404)
    expect((await visitor('GET', '/api/product/nothing/question')).code).toBe(404)
  })

  it('is one of ten an hour', async () => {
    for (let n = 0; n < 10; n++) expect((await ask(`Why ${n}?`)).code).toBe(0)
    expect((await ask()).response.status).toBe(429)
  })

  it('that does not exist cannot be answered', async () => {
    expect(await answerQuestion(opened.shop, 999_999, 'No.')).toBe(false)
  })
})
