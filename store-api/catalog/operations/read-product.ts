import type { Database } from '../../db/database'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import { ARCHIVED, RELATION_KINDS } from '../../db/schema/columns'
import type { Locale, LocalText } from '../../i18n/locale'
import { ownTexts } from '../../i18n/local-text'
import { chartOf } from '../size-chart'
import { focusOf } from '../media/photo'
import { compact, type StoredDocument } from './change'
import { type ProductRow, type ProductState, readProductStates } from './product-state'
import { documentValueOf } from './product-attributes'
import { sizeChartDocumentOf } from './size-chart-document'

/** The form of documents: the shop's own language, and its currency. */
export interface DocumentForm {
  own: Locale
  toAmount: (minor: number) => number
}

function optionsOf({ groups, values }: ProductState, own: Locale) {
  return groups.map(({ id, name, groupId }) => ({
    name: ownTexts(name, own),
    ...(groupId === SIZE_GROUP_ID ? { isSize: true } : {}),
    values: values
      .filter((value) => value.groupId === id)
      .map(({ name: text, colour }) =>
        colour ? { name: ownTexts(text, own), colour } : { name: ownTexts(text, own) },
      ),
  }))
}

function variantsOf({ variants, values, pictures }: ProductState, { own, toAmount }: DocumentForm) {
  const nameOf = new Map(values.map(({ id, name }) => [id, name[own]]))
  const hasPicture = (picture: string | null) => pictures.some(({ name }) => name === picture)
  const amount = (minor: number | null) => (minor === null ? undefined : toAmount(minor))
  const offered = variants.filter(({ stockPolicy }) => stockPolicy !== ARCHIVED)
  return offered
    .toSorted((a, b) => a.position - b.position)
    .map((row) => ({
      ...compact({
        options: row.valueIds.map((id) => nameOf.get(id) ?? ''),
        ...{ sku: row.sku, gtin: row.gtin, weight: row.weight, volume: row.volume },
        picture: hasPicture(row.pictureName) ? row.pictureName : undefined,
        ...{ price: amount(row.price), specialPrice: amount(row.specialPrice) },
        ...{ saleStarts: row.saleStartsAt, saleEnds: row.saleEndsAt },
      }),
      ...{ stock: row.stock, policy: row.stockPolicy, needsDelivery: row.needsDelivery },
    }))
}

/** The photographs of a product; drawings are omitted. */
const picturesOf = ({ pictures }: ProductState, own: Locale) =>
  pictures.flatMap((row) => {
    if (!row.mediaHash) return []
    const focus = focusOf(row)
    return [{ file: row.name, alt: ownTexts(row.alt, own), ...(focus && { focus }), hash: row.mediaHash }]
  })

const relationsOf = ({ relations }: ProductState) =>
  compact(
    Object.fromEntries(
      RELATION_KINDS.map((kind) => [
        kind,
        relations.filter((row) => row.kind === kind).map(({ relatedKey }) => relatedKey),
      ]),
    ),
  )

/** A product as its document, its variants always as a list. */
export function productDocumentOf(state: ProductState, form: DocumentForm): StoredDocument {
  const { own, toAmount } = form
  const { product: row, categories } = state
  const { personalization } = row
  const words = (texts: LocalText) => ownTexts(texts, own)
  const document = compact({
    ...{ key: row.key, status: row.status, name: words(row.name), brand: words(row.brand) },
    ...{ subtitle: words(row.subtitle), model: row.model, description: words(row.description), categories },
    price: toAmount(row.price),
    specialPrice: row.specialPrice === null ? null : toAmount(row.specialPrice),
    ...{ taxClass: row.taxClass, isNew: row.isNew || null, featured: row.featured, releasedAt: row.releasedAt },
    attributes: Object.fromEntries(
      state.attributes.map(({ attribute, value }) => [attribute.key, documentValueOf(value, own)]),
    ),
    options: optionsOf(state, own),
    variants: variantsOf(state, form),
    pictures: picturesOf(state, own),
    related: relationsOf(state),
    personalization: personalization && {
      ...{ price: toAmount(personalization.price), preview: personalization.preview },
      fields: personalization.fields.map((field) => ({ ...field, label: words(field.label) })),
    },
    sizeChart: sizeChartDocumentOf(chartOf(row, own), own),
    seo: compact({ title: words(row.seoTitle), description: words(row.seoDescription) }),
  })
  return { version: row.version, document }
}

/** Products as their documents, in the order of their rows: with one query for each kind of rows. */
export async function productDocuments(
  tx: Database,
  rows: readonly ProductRow[],
  form: DocumentForm,
): Promise<StoredDocument[]> {
  const states = await readProductStates(
    tx,
    rows.map(({ key }) => key),
    { isLocked: false },
  )
  return rows.flatMap(({ key }) => {
    const state = states.get(key)
    return state ? productDocumentOf(state, form) : []
  })
}

/**
 * A product as its document. Locks the product and its variants until the transaction ends.
 * @returns null if it does not exist
 */
export async function readProductDocument(
  tx: Database,
  { key, ...form }: DocumentForm & { key: string },
): Promise<StoredDocument | null> {
  const state = (await readProductStates(tx, [key], { isLocked: true })).get(key)
  return state ? productDocumentOf(state, form) : null
}
