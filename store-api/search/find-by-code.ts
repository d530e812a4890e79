import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { gtinCode, skuCode, variant } from '../db/schema'
import type { ScoredProduct, MatchList } from './find-products'
import { isOffered } from '../catalog/variants/stock'
import { readRows } from './read-rows'

/** Minimum number of letters and digits to match the prefix of a code. */
const MIN_PREFIX_LENGTH = 4

/**
 * Maximum number of index entries read for a code, in its order: one product may have 2,000 variants with a common
 * prefix.
 */
const MAX_ENTRIES_READ = 2000

/** Products found by one code. */
const MAX_CODE_MATCHES = 20

const CODE_SEPARATORS = /[\s\p{C}!-/:-@[-`{-~‐-―]+/gu

/**
 * A keyword in the form in which codes are compared: `Tea-001 b` becomes `tea001b`. Letters outside ASCII keep their
 * case, as in the index.
 */
export const codeOf = (keyword: string): string =>
  keyword.replace(CODE_SEPARATORS, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Products with a variant of a SKU or GTIN, best first. */
export interface CodeMatches {
  /** Clear matches: the code is theirs, or is a prefix of theirs and contains a digit. */
  strong: number[]
  /** Possible matches: the code is a prefix of theirs, but may also be a word. */
  weak: number[]
}

const NO_MATCHES: CodeMatches = { strong: [], weak: [] }

/**
 * Products on sale with a variant whose SKU or GTIN is a keyword, or begins with it. Reads two indexes of the variants
 * themselves, so that it is always up to date and needs no words for codes.
 */
export async function findByCode(tx: Database, keyword: string): Promise<CodeMatches> {
  const code = codeOf(keyword)
  if (code === '') return NO_MATCHES
  const allowsPrefix = code.length >= MIN_PREFIX_LENGTH
  // The code itself sorts first among the codes with this prefix.
  const read = (column: ReturnType<typeof skuCode>, typed: string, where = sql`true`) => sql`(
    select ${variant.productKey} as product_key, ${column} = ${typed} as is_whole from ${variant}
    where ${allowsPrefix ? sql`${column} like ${`${typed}%`}` : sql`${column} = ${typed}`} and ${isOffered} and ${where}
    order by ${column} limit ${MAX_ENTRIES_READ}
  )`
  const digits = /^\d+$/.test(code) ? code.replace(/^0+/, '') : ''
  const skus = read(skuCode(variant.sku), code)
  const entries =
    digits === '' ? skus : sql`${skus} union all ${read(gtinCode(variant.gtin), digits, sql`${variant.gtin} <> ''`)}`
  const rows = await readRows<{ id: number; isWhole: boolean }>(
    tx,
    sql`select product.id, bool_or(matched.is_whole) as "isWhole"
      from (${entries}) as matched
      join product on product.key = matched.product_key and product.status = 'active' and product.withdrawn_at is null
      group by product.id order by 2 desc, product.id limit ${MAX_CODE_MATCHES}`,
  )
  const isStrongMatch = ({ isWhole }: { isWhole: boolean }) => isWhole || /\d/.test(code)
  return {
    strong: rows.filter(isStrongMatch).map(({ id }) => id),
    weak: rows.filter((row) => !isStrongMatch(row)).map(({ id }) => id),
  }
}

/** Higher than the score of any words. */
const CODE_MATCH_SCORE = 1e9

/**
 * Combines the results for codes and for words: clear code matches first, possible ones last.
 * @param isCorrected whether the words were found only after a correction, which no code needs
 */
export function mergeCodeMatches(found: MatchList, { strong, weak }: CodeMatches, isCorrected: boolean): MatchList {
  if (strong.length + weak.length === 0) return found
  const words = isCorrected ? { fits: [], isMore: false } : found
  const fits = new Map<number, ScoredProduct>()
  for (const id of weak) fits.set(id, { id, fit: 0 })
  for (const fit of words.fits) fits.set(fit.id, fit)
  for (const [place, id] of strong.entries()) fits.set(id, { id, fit: CODE_MATCH_SCORE - place })
  return { fits: [...fits.values()], isMore: words.isMore }
}
