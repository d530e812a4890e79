import { eq } from 'drizzle-orm'
import { contentPageSchema } from '../../contract/entities/page'
import { invalidateCatalog } from '../catalog/facet-index/entry'
import { changesOf } from '../catalog/redirects'
import { category, contentPage } from '../db/schema'
import type { Shop } from '../http/context'
import type { Locale, LocalText } from '../i18n/locale'
import { enqueueInvalidations } from '../jobs/cache-invalidation'

/** New texts of a category in a language; omitted ones stay. */
interface NewCategory {
  key: string
  language: Locale
  name?: string | undefined
  description?: string | undefined
}

/**
 * Changes the texts of a category; storefronts are notified in the same transaction.
 * @returns whether the category exists
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
    await invalidateCatalog(tx)
    await enqueueInvalidations(tx, changesOf('category', key))
    return true
  })
}

const writtenSchema = contentPageSchema.pick(['title', 'seoDescription', 'html'])

/** New texts of a content page in a language; omitted ones stay. */
interface NewPage {
  key: string
  language: Locale
  /** Stored unsanitised: storefronts remove what is not allowed in a page. */
  html?: string | undefined
  title?: string | undefined
  seoDescription?: string | undefined
}

/**
 * Changes the texts of a content page; storefronts are notified in the same transaction.
 * @returns whether the page exists
 * @throws ValidationError for what the contract does not allow
 */
export async function setPage({ db, now }: Pick<Shop, 'db' | 'now'>, wanted: NewPage): Promise<boolean> {
  const { key, language } = wanted
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(contentPage).where(eq(contentPage.key, key)).for('update')
    if (!row) return false
    const words = (name: 'html' | 'title' | 'seoDescription'): LocalText => ({
      ...row[name],
      [language]: wanted[name] ?? row[name][language],
    })
    const page = { html: words('html'), title: words('title'), seoDescription: words('seoDescription') }
    const { html, title, seoDescription } = page
    const told = { html: html[language], title: title[language], seoDescription: seoDescription[language] }
    writtenSchema.validateSync(told, { strict: true })
    const updatedAt = new Date(now())
    await tx
      .update(contentPage)
      .set({ ...page, updatedAt })
      .where(eq(contentPage.id, row.id))
    await enqueueInvalidations(tx, changesOf('page', key))
    return true
  })
}
