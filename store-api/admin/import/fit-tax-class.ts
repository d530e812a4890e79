import { STANDARD_CLASS } from '../../orders/tax'
import { slugOf } from '../../i18n/slug'
import type { KnownKeys } from './known-keys'
import type { PreparedProduct } from './to-document'

/** Synonyms of tax classes in shop systems and common usage. */
const TAX_CLASS_SYNONYMS = [
  ['standard', 'taxable', 'default', 'normal', 'full'],
  ['reduced', 'lower', 'low'],
  ['zero', 'none', 'exempt', 'tax-exempt', 'tax-free', 'untaxed', 'no-tax'],
]

/** `Reduced rate` and `Taxable Goods` as `reduced` and `taxable`. */
const stem = (name: string): string => slugOf(name, 64).replace(/-(?:rate|rates|goods|class|vat)$/, '')

/**
 * The shop's class that matches a name of another shop: the same key, the same without "rate" and the like, or a
 * synonym.
 * @returns undefined if none matches, or several do
 */
export function findTaxClass(name: string, classes: readonly string[]): string | undefined {
  const slug = slugOf(name, 64)
  if (classes.includes(slug)) return slug
  const synonyms = TAX_CLASS_SYNONYMS.find((group) => group.includes(stem(name))) ?? [stem(name)]
  const exactMatches = classes.filter((one) => stem(one) === stem(name))
  const matches = exactMatches.length > 0 ? exactMatches : classes.filter((one) => synonyms.includes(stem(one)))
  return matches.length === 1 ? matches[0] : undefined
}

/** A product with the shop's tax class that matches the file's; if none does, with a note and without a class. */
export function fitTaxClass(prepared: PreparedProduct, { taxClasses }: KnownKeys): PreparedProduct {
  const { taxClass: name, line } = prepared.source
  if (prepared.source.document || prepared.refusal || !name) return prepared
  // A shop without tax rates has only the class of all new products.
  const taxClass = findTaxClass(name, taxClasses.length > 0 ? taxClasses : [STANDARD_CLASS])
  if (taxClass) return { ...prepared, document: { ...prepared.document, taxClass } }
  const message = `no tax class of this shop fits ${name}: it stays standard, or what it is here`
  return { ...prepared, notes: [...prepared.notes, { line, message }] }
}
