/** @jest-environment node */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { OpenDatabase } from '../db/database'
import { openTestDatabase } from '../testing/database'
import { wordsOf } from './normalise'
import { readRows } from './read-rows'
import { allOf, anyFormOf, anyOf } from './score'

let database: OpenDatabase
beforeAll(async () => (database = await openTestDatabase()), 60_000)
afterAll(() => database.close())

const parse = async (query: string) => {
  const [row] = await readRows<{ query: string }>(database.db, sql`select to_tsquery('english', ${query}) as query`)
  return row?.query
}

/** Any text that PostgreSQL can store. */
const anyWord = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom(...`'"\\:*&|!()<-> aA`), minLength: 1 }),
  )
  .filter((word) => !word.includes('\0'))

describe('a query', () => {
  it('asks for any of the words, and for every one of the queries', async () => {
    const shirt = anyFormOf({ word: 'shirts', alternatives: ['tee'] })
    expect(await parse(allOf([shirt, '', anyOf(['red'], 'A')]))).toBe(`( 'shirt':ABCD | 'tee':ABCD ) & 'red':A`)
  })

  it('is one that PostgreSQL can read, whatever its words are made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWord, { minLength: 1, maxLength: 4 }), async (words) => {
        await expect(parse(allOf([anyOf(words), anyOf(words, 'A')]))).resolves.toEqual(expect.any(String))
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('is one that PostgreSQL can read, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (typed) => {
        await expect(parse(allOf(wordsOf(typed).map((word) => anyOf([word]))))).resolves.toEqual(expect.any(String))
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})
