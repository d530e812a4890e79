/** @jest-environment node */
import type { Call } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { country } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
const german = openTestShop({ language: 'de' })
afterAll(async () => {
  await (await opened).close()
  await (await german).close()
})

const request = async (path: string, shop = opened) => testClient((await shop).app)('GET', path)
const expectShape = ({ response }: Call, data: unknown) =>
  response?.validateSync(data, { strict: true, abortEarly: false })

describe('GET /api/store/ext', () => {
  it('answers the scripts, without their places', async () => {
    const { data } = await request('/api/store/ext')
    expectShape(CALLS.listExtensions, data)
    expect(data).toEqual([
      {
        id: 'counter',
        defer: true,
        async: false,
        src: 'https://count.example/c.js',
        type: 'text/javascript',
        content: '',
      },
      { id: 'greeting', defer: false, async: false, src: '', type: '', content: 'greet()' },
    ])
  })
})

describe('GET /api/banner', () => {
  it('answers the very slides of the store settings', async () => {
    const { data } = await request('/api/banner', german)
    expectShape(CALLS.listBanners, data)
    expect(data).toMatchObject([{ title: 'Home (de)', images: [{ alt: 'home, front (de)' }] }])
    expect((await request('/api/store', german)).data).toMatchObject({ bannerList: data })
  })
})

describe('GET /api/page', () => {
  it('lists the pages by their numbers, in the language of the store', async () => {
    const { data } = await request('/api/page')
    expectShape(CALLS.listPages, data)
    expect((data as { id: number }[]).map(({ id }) => id)).toEqual([1, 2, 7, 8])
    expect((await request('/api/page', german)).data).toMatchObject([
      { id: 1, key: 'about-us', groupId: 1, title: 'Page about-us (de)' },
      { title: 'Page cookie-policy (de)' },
      { groupId: 2 },
      {},
    ])
  })
})

describe('GET /api/page/{key}', () => {
  it('answers one page with its questions, in the language of the store', async () => {
    const { data } = await request('/api/page/help', german)
    expectShape(CALLS.getPage, data)
    expect(data).toEqual({
      id: 8,
      key: 'help',
      groupId: 2,
      title: 'Page help (de)',
      html: '<p>Text of help.</p> (de)',
      seoDescription: 'All about help (de)',
      questions: [{ question: 'How long? (de)', answer: 'Two days. (de)' }],
      updatedAt: '2026-06-01T08:00:00.000Z',
    })
  })

  it('returns 404 for an unknown key', async () => {
    expect(await request('/api/page/nothing')).toMatchObject({ code: 404, msg: 'Not found.', data: null })
  })
})

describe('GET /api/shipping', () => {
  const idOf = async (iso: string) => {
    const rows = await (await opened).db.select().from(country)
    return rows.find((row) => row.iso === iso)?.id ?? 0
  }
  const ways = async (iso: string) => {
    const { data } = await request(`/api/shipping?countryId=${await idOf(iso)}`)
    expectShape(CALLS.listShipping, data)
    return (data as { name: string; price: number; days: object }[]).map(({ name, price, days }) => [name, price, days])
  }

  it('answers the cheapest first, at the prices of the country', async () => {
    expect(await ways('DE')).toEqual([
      ['Standard', 0, { min: 3, max: 5 }],
      ['Express', 900, { min: 1, max: 2 }],
    ])
  })

  it('answers the fastest of equal prices first', async () => {
    expect(await ways('US')).toEqual([
      ['Express', 1200, { min: 2, max: 4 }],
      ['Standard', 1200, { min: 6, max: 12 }],
    ])
  })

  it('answers in the language of the store', async () => {
    const { data } = await request(`/api/shipping?countryId=${await idOf('DE')}`, german)
    expect(data).toMatchObject([{ name: 'Standard (de)', description: 'By post (de)' }, {}])
  })

  it('returns 404 for a country without shipping methods, and for an unknown one', async () => {
    const name = { en: 'France', es: 'Francia', de: 'Frankreich' }
    await (await opened).db.insert(country).values({ iso: 'FR', name, states: [] })
    for (const id of [await idOf('FR'), 9999]) {
      expect(await request(`/api/shipping?countryId=${id}`)).toMatchObject({ code: 404, data: null })
    }
  })

  it.each(['', '?countryId=', '?countryId=x', '?countryId=0', '?countryId=1.5', '?countryId=99999999999'])(
    'answers 400 to %j',
    async (query) => {
      expect((await request(`/api/shipping${query}`)).code).toBe(400)
    },
  )
})
