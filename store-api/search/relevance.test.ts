/** @jest-environment node */
import type { SearchResult } from '../../contract/entities/search'
import { buildCatalogue } from '../demo/catalogue/build-catalogue'
import { openSearchShops } from '../testing/search-catalogue'
import { RELEVANCE_QUERIES, type RelevanceQuery } from '../testing/relevance-queries'

/** Minimum number of queries in the table with expected results. */
const MIN_RIGHT = 55
const FIRST = 3

let shops: Awaited<ReturnType<typeof openSearchShops>>
beforeAll(async () => (shops = await openSearchShops(buildCatalogue())), 120_000)
afterAll(() => shops.close())

/** The alt text of a picture ends with its colours. */
const coloursIn = (alt: string) => alt.slice(alt.lastIndexOf(':'))

async function isAsExpected({ locale, keyword, expected, colour = /./ }: RelevanceQuery): Promise<boolean> {
  const { list } = (await shops.search(locale, keyword)).data as SearchResult
  if (expected === null) return list.length === 0
  return list.slice(0, FIRST).some(({ name, picture }) => expected.test(name) && colour.test(coloursIn(picture.alt)))
}

describe('the ranking', () => {
  it('is judged by sixty queries, no two of them alike', () => {
    expect(RELEVANCE_QUERIES).toHaveLength(60)
    expect(new Set(RELEVANCE_QUERIES.map(({ keyword }) => keyword)).size).toBe(60)
  })

  it(`has an expected product among the first three for ${MIN_RIGHT} of them`, async () => {
    const disappointing: string[] = []
    for (const query of RELEVANCE_QUERIES) if (!(await isAsExpected(query))) disappointing.push(query.keyword)

    expect(disappointing.length <= RELEVANCE_QUERIES.length - MIN_RIGHT ? [] : disappointing).toEqual([])
  })
})
