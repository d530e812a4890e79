import { array, type InferType, object } from 'yup'
import type { SizeChart } from '../../db/schema/columns'
import { ownTexts, type TextInput } from '../../i18n/local-text'
import type { Locale, LocalText } from '../../i18n/locale'
import { DocumentError } from './change'
import { textField } from './document-fields'

const cells = (maxCells: number) => array(textField(200).defined()).max(maxCells)

/** A size chart of any columns, with the sizes in the first; null, or one without columns, for none. */
export const sizeChartDocumentSchema = object({
  columns: cells(12).required(),
  rows: array(cells(12).required()).max(100).required(),
})
  .noUnknown()
  .nullable()
  .default(undefined)

const NO_CHART: SizeChart = { columns: [], rows: [] }

/**
 * A chart in its stored form; undefined if the document does not name it.
 * @throws DocumentError for a row with more or fewer cells than there are columns, and for a column without a name
 */
export function toSizeChart(
  document: InferType<typeof sizeChartDocumentSchema> | undefined,
  fill: (input: TextInput) => LocalText,
): SizeChart | undefined {
  if (document === undefined) return undefined
  const { columns, rows } = document ?? NO_CHART
  if (columns.length === 0 && rows.length === 0) return NO_CHART
  const unnamedColumn = columns.map(fill).findIndex((title) => Object.values(title).includes(''))
  if (unnamedColumn >= 0) throw new DocumentError(`sizeChart.columns[${unnamedColumn}]`, 'a column needs a name')
  const invalidRow = rows.findIndex((row) => row.length !== columns.length)
  if (invalidRow >= 0)
    throw new DocumentError(
      `sizeChart.rows[${invalidRow}]`,
      `has ${rows[invalidRow]?.length} cells for ${columns.length} columns`,
    )
  return { columns: columns.map(fill), rows: rows.map((row) => row.map(fill)) }
}

/** A stored chart as its document. */
export function sizeChartDocumentOf(chart: SizeChart | null, own: Locale): Record<string, unknown> | null {
  const words = (texts: LocalText[]) => texts.map((one) => ownTexts(one, own))
  return chart && { columns: words(chart.columns), rows: chart.rows.map(words) }
}
