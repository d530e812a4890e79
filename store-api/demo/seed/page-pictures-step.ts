import { eq } from 'drizzle-orm'
import { sectionDocumentSchema, toSection } from '../../catalog/operations/section-document'
import type { Database } from '../../db/database'
import { homeSection, picture, store } from '../../db/schema'
import type { SectionContent } from '../../db/schema/columns'
import { type Locale, LOCALES } from '../../i18n/locale'
import type { Catalogue } from '../catalogue/catalogue'
import { pictureVersion } from './products-step'
import type { Step } from './step'

type PicturedContent = Pick<Catalogue, 'store' | 'sections' | 'pagePictures'>

/** Pictures without a product; a shop that was filled before they existed also gets the places that show them. */
export const pagePicturesStep = (
  { store: { notFound }, sections = [], pagePictures = [] }: PicturedContent,
  language: Locale,
): Step => ({
  name: 'page-pictures',
  rows: 1,
  run: async (tx, onRows) => {
    const rows = pagePictures.map((row) => ({ ...row, position: 0, version: pictureVersion(row.drawing) }))
    if (rows.length > 0) await tx.insert(picture).values(rows).onConflictDoNothing()
    await completeStore(tx, notFound)
    for (const section of sections) await completeSection(tx, section, language)
    onRows(1)
  },
})

/** Drops the interface text that described the picture: it is a property of the picture now. */
const withoutPictureText = ({
  NameBand: { pictureAlt: _, ...band } = {},
  ...texts
}: Record<string, Record<string, string>>) => ({
  ...texts,
  ...(Object.keys(band).length > 0 && { NameBand: band }),
})

async function completeStore(tx: Database, notFound: PicturedContent['store']['notFound']): Promise<void> {
  const [row] = await tx.select().from(store).where(eq(store.id, 1)).for('update')
  if (!row) return
  const { i18n } = row.content
  const content = {
    ...(notFound && { notFound }),
    ...row.content,
    i18n: Object.fromEntries(LOCALES.map((locale) => [locale, withoutPictureText(i18n[locale])])) as typeof i18n,
  }
  await tx.update(store).set({ content }).where(eq(store.id, 1))
}

/** Adds the pictures and ornaments of the catalogue's section with the same key, if both show the same. */
function completed(existing: SectionContent, added: SectionContent): SectionContent {
  if (existing.kind === 'name' && added.kind === 'name') return { ...added, ...existing }
  if (existing.kind !== 'hero' || added.kind !== 'hero') return existing
  const slides = existing.slides.map((slide) => {
    const ornament = added.slides.find(({ pictures }) => pictures[0] === slide.pictures[0])?.ornament
    return { ...(ornament && { ornament }), ...slide }
  })
  return { kind: 'hero', slides }
}

async function completeSection(tx: Database, section: object, language: Locale): Promise<void> {
  const document = sectionDocumentSchema.validateSync(section)
  const added = toSection(document, language)
  const [row] = await tx.select().from(homeSection).where(eq(homeSection.key, document.key)).for('update')
  if (!row || !added) return
  await tx
    .update(homeSection)
    .set({ content: completed(row.content, added) })
    .where(eq(homeSection.key, document.key))
}
