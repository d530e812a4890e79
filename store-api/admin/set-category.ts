import { eq } from 'drizzle-orm'
import type { Locale } from '../i18n/locale'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import type { Shop } from '../http/context'
import { category } from '../db/schema'
import { changesOf } from '../catalog/changes-of'
import { touchListings } from '../catalog/facet-index/refresh-listing'

/** What a category is called, and says, from now on in a language; what is not named stays. */
export interface NewCategory {
  key: string
  language: Locale
  name?: string | undefined
  description?: string | undefined
}

/**
 * Changes the words of a category; every storefront is told in the same transaction.
 * @returns whether there is such a category
 */
export async function setCategory({ db, now }: Pick<Shop, 'db' | 'now'>, wanted: NewCategory): Promise<boolean> {
  const { key, language, name, description } = wanted
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(category).where(eq(category.key, key)).for('update')
    if (!row) return false
    const words = {
      name: { ...row.name, [language]: name ?? row.name[language] },
      description: { ...row.description, [language]: description ?? row.description[language] },
    }
    await tx
      .update(category)
      .set({ ...words, updatedAt: new Date(now()) })
      .where(eq(category.id, row.id))
    await touchListings(tx)
    await enqueueInvalidations(tx, changesOf('category', key))
    return true
  })
}
