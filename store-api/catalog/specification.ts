import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { attribute, productAttribute } from '../db/schema'
import type { AttributeValue } from '../db/schema/columns'
import { eachLocale, text } from '../i18n/local-text'
import type { Locale, LocalText } from '../i18n/locale'

/** One line of a product's specification: `Fabric`, `Recycled polyester`. */
export interface SpecificationLine {
  /** Of the attribute. */
  key: string
  name: LocalText
  value: LocalText
}

const YES = text('Yes', 'Sí', 'Ja')
const NO = text('No', 'No', 'Nein')

/** A value formatted for shoppers. @param unit of a number; empty for none */
export function shownValue(value: AttributeValue, unit: string): LocalText {
  switch (value.kind) {
    case 'text':
    case 'colour':
      return value.text
    case 'boolean':
      return value.boolean ? YES : NO
    case 'list':
      return eachLocale((locale) => value.texts.map((one) => one[locale]).join(', '))
    case 'number': {
      const { number } = value
      const decimal = (locale: Locale) =>
        number.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: 'min2' })
      return eachLocale((locale) => `${decimal(locale)}${unit ? ` ${unit}` : ''}`)
    }
  }
}

/** The shown attributes of some products, each product's in its own order. @returns the lines of a product by its key */
export async function readSpecifications(
  db: Database,
  keys: readonly string[],
): Promise<(productKey: string) => SpecificationLine[]> {
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ attribute, productKey: productAttribute.productKey, value: productAttribute.value })
          .from(productAttribute)
          .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
          .where(and(inArray(productAttribute.productKey, [...keys]), attribute.isShown))
          .orderBy(asc(productAttribute.position))
  const lines = new Map<string, SpecificationLine[]>()
  for (const { attribute: row, productKey, value } of rows) {
    const own = lines.get(productKey) ?? []
    own.push({ key: row.key, name: row.name, value: shownValue(value, row.unit) })
    lines.set(productKey, own)
  }
  return (productKey) => lines.get(productKey) ?? []
}
