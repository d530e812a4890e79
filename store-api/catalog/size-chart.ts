import type { ProductDetail } from '../../contract/entities/product'
import type { SizeChart, SizeChartRow } from '../db/schema/columns'
import { fillText, text } from '../i18n/local-text'
import type { Locale, LocalText } from '../i18n/locale'

/** The columns of charts that have only the measures of the specification, besides the size. */
const MEASURES = {
  age: text('Age', 'Edad', 'Alter'),
  height: text('Height', 'Altura', 'Körpergröße'),
  bust: text('Chest', 'Pecho', 'Brust'),
  waist: text('Waist', 'Cintura', 'Taille'),
  length: text('Length', 'Largo', 'Länge'),
} as const satisfies Partial<Record<keyof SizeChartRow, LocalText>>

const SIZE = text('Size', 'Talla', 'Größe')

const NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[]

/** A product's stored sizes: a chart of any columns, otherwise the measures of the specification in centimetres. */
interface Sizes {
  sizeTable: SizeChart | null
  sizeChart: SizeChartRow[]
}

/**
 * A chart as columns and rows, without measures that no size has; null if there is none. @param own the shop's language
 */
export function chartOf({ sizeTable, sizeChart }: Sizes, own: Locale): SizeChart | null {
  if (sizeTable) return sizeTable.columns.length > 0 ? sizeTable : null
  if (sizeChart.length === 0) return null
  const cell = (row: SizeChartRow, name: keyof SizeChartRow): LocalText => {
    const measure = row[name]
    return typeof measure === 'string' ? fillText(measure, own) : measure
  }
  const names = NAMES.filter((name) => sizeChart.some((row) => cell(row, name)[own] !== ''))
  return {
    columns: [SIZE, ...names.map((name) => MEASURES[name])],
    rows: sizeChart.map((row) => [row.size, ...names.map((name) => cell(row, name))]),
  }
}

/** The chart of a product page: the measures of the specification, which pages also show in inches, or any columns. */
export function shownSizes(
  { sizeTable, sizeChart }: Sizes,
  language: Locale,
): Pick<ProductDetail, 'sizeChart' | 'sizeTable'> {
  const words = (texts: LocalText[]) => texts.map((one) => one[language])
  if (sizeTable) {
    const { columns, rows } = sizeTable
    return { sizeChart: [], sizeTable: columns.length > 0 ? { columns: words(columns), rows: rows.map(words) } : null }
  }
  return {
    sizeTable: null,
    sizeChart: sizeChart.map(({ size, age, ...measures }) => ({
      ...measures,
      size: size[language],
      age: age[language],
    })),
  }
}
