import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { Locale } from '../i18n/locale'
import { languageOf } from './languages/language-of'
import type { SearchText } from './search-text'
import { stemOf } from './stem'
import { writtenForm } from './written-form'

interface Entry {
  products: number
  written: string
}

/** What products are called by: some thousand words, however many products there are. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>()

  /** Takes in the words of a product. */
  add({ vocabulary, written }: Pick<SearchText, 'vocabulary' | 'written'>): void {
    for (const word of vocabulary) {
      const entry = this.#entries.get(word)
      if (entry) entry.products++
      else this.#entries.set(word, { products: 1, written: writtenForm(word, written) })
    }
  }

  /** Adds the words to those the shop knows. */
  async write(db: Database, locale: Locale): Promise<void> {
    const rows = [...this.#entries].map(([word, entry]) => ({ word, ...entry }))
    await db.execute(sql`insert into search_word (language, word, products, written, stem)
      select ${locale}::text, r.word, r.products, r.written, ${stemOf(sql`r.word`, languageOf(locale))}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (word text, products int, written text)
      on conflict (language, word) do update set products = search_word.products + excluded.products`)
    this.#entries.clear()
  }
}
