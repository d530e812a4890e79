/** @jest-environment node */
import type { Suggestions } from '../../contract/entities/search'
import { searchCount } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { deleteOldSearchCounts, readPopularKeywords, writeSearchCounts } from './popular-searches'
import { SearchCounts } from './search-counts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Increases with every call, because no signature is accepted twice. */
let now = Date.UTC(2026, 10, 24, 12)
const searchCounts = new SearchCounts()
let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ now: () => now, searchCounts })))
beforeEach(() => opened.db.delete(searchCount))
afterAll(() => opened.close())

const search = (keyword: string, more = '') =>
  testClient(opened.app)('GET', `/api/search?${new URLSearchParams({ keyword, page: '1', limit: '12' })}${more}`, {
    now: ++now,
  })

/** Searches for these keywords in several minutes. */
async function searchInMinutes(minutes: number, ...keywords: string[]) {
  for (let minute = 0; minute < minutes; minute++) {
    for (const keyword of keywords) await search(keyword)
    now += MINUTE_MS
    await writeSearchCounts(opened.shop)
  }
}

const stored = async () =>
  (await opened.db.select().from(searchCount)).map(({ keyword, minutes }) => `${keyword}: ${minutes}`).toSorted()

describe('what is searched for', () => {
  it('counts once a minute, in the form the shop’s texts have, however it is written and however often', async () => {
    await search('home shirt')
    await search('Home  SHIRT')
    await search('home shirt', '&sort=newest')
    await writeSearchCounts(opened.shop)
    await writeSearchCounts(opened.shop)
    expect(await stored()).toEqual(['home shirts: 1'])
    await search('home shirt')
    await writeSearchCounts(opened.shop)
    expect(await stored()).toEqual(['home shirts: 2'])
  })

  it('is discarded if a word is not in the shop’s texts, or if nothing was found', async () => {
    for (const keyword of ['home shirt ada@mail.example', 'TL-1234567', 'zzzz', 'shirt of Ada Lovelace', '']) {
      await search(keyword)
    }
    await search('a b c d e home shirt')
    await writeSearchCounts(opened.shop)
    expect(await stored()).toEqual([])
  })

  it('is bounded in one minute', () => {
    const counts = new SearchCounts()
    for (let at = 0; at < 2000; at++) counts.record(`shirt ${at}`)
    expect(counts.drain()).toHaveLength(500)
    expect(counts.drain()).toEqual([])
  })

  it('is bounded in a day: keywords that are known still count', async () => {
    const day = Math.floor(now / DAY_MS)
    const others = Array.from({ length: 2000 }, (_, at) => ({ language: 'en', keyword: `w${at}`, day, minutes: 1 }))
    await opened.db.insert(searchCount).values(others)
    await search('home shirt')
    await writeSearchCounts(opened.shop)
    expect(await stored()).toHaveLength(2000)
    await opened.db.insert(searchCount).values({ language: 'en', keyword: 'home shirts', day, minutes: 1 })
    await search('home shirt')
    await writeSearchCounts(opened.shop)
    expect(await stored()).toContain('home shirts: 2')
  })

  it('is deleted after thirty days', async () => {
    await searchInMinutes(1, 'home shirt')
    now += 29 * DAY_MS
    await deleteOldSearchCounts(opened.shop)
    expect(await stored()).toHaveLength(1)
    now += DAY_MS
    await deleteOldSearchCounts(opened.shop)
    expect(await stored()).toEqual([])
  })
})

describe('popular searches', () => {
  it('are those of at least five minutes, the most frequent first', async () => {
    await searchInMinutes(4, 'home')
    expect(await readPopularKeywords(opened.shop)).toEqual([])
    await searchInMinutes(5, 'away')
    await searchInMinutes(2, 'home')
    expect(await readPopularKeywords(opened.shop)).toEqual(['home', 'away'])
  })

  it('have results, and no two are forms of one', async () => {
    const day = Math.floor(now / DAY_MS)
    const counted = { 'home shirt': 9, home: 8, gone: 7, away: 6 }
    await opened.db
      .insert(searchCount)
      .values(Object.entries(counted).map(([keyword, minutes]) => ({ language: 'en', keyword, day, minutes })))
    expect(await readPopularKeywords(opened.shop)).toEqual(['home shirt', 'away'])
  })

  it('are suggested before anything is typed', async () => {
    await searchInMinutes(5, 'away')
    const { data } = await testClient(opened.app)('GET', '/api/search/suggest', { now: ++now })
    expect((data as Suggestions).keywords).toEqual(['away'])
  })
})
