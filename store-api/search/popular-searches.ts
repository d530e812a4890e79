import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { searchCount, searchWord } from '../db/schema'
import type { Shop } from '../http/context'
import { runEvery } from '../jobs/scheduler'
import { rulesOf } from './languages'
import { stemOf } from './normalise'
import { findMatches, rankMatches } from './rank-products'
import { readRows } from './read-rows'
import { withoutWordForms } from './suggest'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Number of days whose searches count; older counts are deleted. */
const RETENTION_DAYS = 30

/** Bounds the table size, whatever anonymous clients send. */
const MAX_KEYWORDS_PER_DAY = 2000

/** Number of minutes in which a popular keyword was searched for, at least. */
const MIN_MINUTES = 5

const MAX_POPULAR = 4

/** More than are shown: some of them may have no results any more, or be forms of others. */
const MAX_CANDIDATES = 3 * MAX_POPULAR

const dayOf = ({ now }: Pick<Shop, 'now'>) => Math.floor(now() / DAY_MS)

/**
 * Writes the recorded keywords whose words all occur in the shop's own texts. Anything else, such as a name, an email
 * address or an order's number, is discarded.
 */
export async function writeSearchCounts(shop: Pick<Shop, 'db' | 'now' | 'language' | 'searchCounts'>) {
  const { db, language } = shop
  const recordedKeywords = shop.searchCounts?.drain() ?? []
  if (recordedKeywords.length === 0) return
  const writtenForms = await readWrittenForms(shop, [
    ...new Set(recordedKeywords.flatMap((keyword) => keyword.split(' '))),
  ])
  const knownKeywords = recordedKeywords.flatMap((keyword) => {
    const words = keyword.split(' ').map((word) => writtenForms.get(word))
    return words.includes(undefined) ? [] : [words.join(' ')]
  })
  const keywords = [...new Set(knownKeywords)].toSorted()
  if (keywords.length === 0) return

  const day = dayOf(shop)
  const today = and(eq(searchCount.language, language), eq(searchCount.day, day))
  const remaining = MAX_KEYWORDS_PER_DAY - (await db.$count(searchCount, today))
  const known = await db
    .select({ keyword: searchCount.keyword })
    .from(searchCount)
    .where(and(today, inArray(searchCount.keyword, keywords)))
  const isKnown = new Set(known.map(({ keyword }) => keyword))
  const added = keywords.filter((keyword) => !isKnown.has(keyword)).slice(0, Math.max(0, remaining))
  const counted = [...isKnown, ...added].toSorted()
  if (counted.length === 0) return
  await db
    .insert(searchCount)
    .values(counted.map((keyword) => ({ language, keyword, day, minutes: 1 })))
    .onConflictDoUpdate({
      target: [searchCount.language, searchCount.day, searchCount.keyword],
      set: { minutes: sql`${searchCount.minutes} + 1` },
    })
}

/** Written forms of normalised words in the shop's texts; words without any occurrence are omitted. */
async function readWrittenForms({ db, language }: Pick<Shop, 'db' | 'language'>, words: string[]) {
  const known = sql`select ${searchWord.word}, ${searchWord.written}, ${searchWord.products} from ${searchWord}
    where ${searchWord.language} = ${language}`
  const rows = await readRows<{ word: string; written: string }>(
    db,
    sql`with asked as materialized (
      select word, ${stemOf(sql`word`, rulesOf(language))} as stem
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given (word)
    )
    select asked.word, coalesce(nullif(found.written, ''), found.word) as written
    from asked cross join lateral (
      select * from (
        ${known} and ${searchWord.word} = asked.word
        union all (
          ${known} and ${searchWord.stem} = asked.stem and asked.stem <> ''
          order by ${searchWord.products} desc, ${searchWord.word} limit 1
        )
      ) as forms
      order by forms.word <> asked.word, forms.products desc, forms.word limit 1
    ) as found`,
  )
  return new Map(rows.map(({ word, written }) => [word, written]))
}

/** Each keyword is searched for again on expiry, which would be too slow after every change of a product. */
const TTL_MS = 5 * MINUTE_MS

const cache = new WeakMap<Shop, { until: number; keywords: Promise<string[]> }>()

/** As `readPopularKeywords`, at most every five minutes. */
export function popularKeywords(shop: Shop): Promise<string[]> {
  const known = cache.get(shop)
  if (known && known.until > shop.now()) return known.keywords
  const keywords = readPopularKeywords(shop)
  cache.set(shop, { until: shop.now() + TTL_MS, keywords })
  keywords.catch(() => cache.delete(shop))
  return keywords
}

/** The keywords searched for in most minutes of the last days, those that still have results. */
export async function readPopularKeywords(shop: Shop): Promise<string[]> {
  const { db, language } = shop
  const minutes = sql`sum(${searchCount.minutes})`
  const rows = await db
    .select({ word: searchCount.keyword })
    .from(searchCount)
    .where(and(eq(searchCount.language, language), gt(searchCount.day, dayOf(shop) - RETENTION_DAYS)))
    .groupBy(searchCount.keyword)
    .having(sql`${minutes} >= ${MIN_MINUTES}`)
    .orderBy(desc(minutes), searchCount.keyword)
    .limit(MAX_CANDIDATES)
  const { index } = await shop.catalog.current()
  const popular: string[] = []
  for (const { word: keyword } of withoutWordForms(rows)) {
    const { ids, corrected } = await rankMatches(shop, await findMatches(shop, keyword, { index, maxResults: 1 }), {
      index,
    })
    if (ids.length > 0 && corrected === null) popular.push(keyword)
    if (popular.length === MAX_POPULAR) break
  }
  return popular
}

/** Deletes counts that no longer matter. */
export const deleteOldSearchCounts = (shop: Pick<Shop, 'db' | 'now'>) =>
  shop.db.delete(searchCount).where(lte(searchCount.day, dayOf(shop) - RETENTION_DAYS))

/** Writes the counts every minute until it is stopped. */
export const startSearchCounts = (shop: Shop): (() => Promise<void>) =>
  runEvery({
    name: 'counting searches',
    intervalMs: MINUTE_MS,
    work: () => writeSearchCounts(shop),
    logger: shop.logger,
  })
