import { useTranslations } from 'next-intl'
import type { ProductDetail, SizeChartRow, SizeTable } from '@/contract/entities/product'
import { Drawer } from '../ui/drawer'
import styles from './size-guide.module.scss'
import { UnitChoice } from './unit-choice'

const CM_PER_INCH = 2.54

const COLUMNS = ['age', 'height', 'bust', 'waist', 'length'] as const
const MEASURES = ['height', 'bust', 'waist', 'length'] as const

interface Props {
  product: Pick<ProductDetail, 'sizeChart' | 'sizeTable'>
}

/** The size chart of a product. */
export function SizeGuide({ product: { sizeChart, sizeTable } }: Props) {
  const t = useTranslations('SizeGuide')
  return (
    <Drawer name="size-guide" place="middle" fill="late-or-plain" title={t('title')} closeLabel={t('close')}>
      <div className={styles.body}>{sizeTable ? <AnyTable table={sizeTable} /> : <Measures rows={sizeChart} />}</div>
    </Drawer>
  )
}

/** The measures of the specification (§3) in centimetres and in inches, and how to measure. */
function Measures({ rows }: { rows: SizeChartRow[] }) {
  const t = useTranslations('SizeGuide')
  const measured = MEASURES.filter((column) => rows.some((row) => row[column] !== ''))
  return (
    <>
      <UnitChoice label={t('unit')} names={{ cm: t('cm'), in: t('in') }} />
      <MeasureTable rows={rows} />
      <p className={styles.note}>{t('note')}</p>
      <h3 className={styles.title}>{t('howTo')}</h3>
      <dl className={styles.list}>
        {measured.map((column) => (
          <div key={column}>
            <dt className={styles.term}>{t(column)}</dt>
            <dd>{t(`how_${column}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A chart of any columns, as the shop wrote it; wider than the screen it scrolls in its box. */
export function AnyTable({ table: { columns, rows } }: { table: SizeTable }) {
  const t = useTranslations('SizeGuide')
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((title, at) => (
              <th key={at} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{size}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** All measures in both units, without empty columns; CSS shows the unit that is checked. */
function MeasureTable({ rows }: { rows: SizeChartRow[] }) {
  const t = useTranslations('SizeGuide')
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== ''))
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size}>
              <th scope="row">{row.size}</th>
              {columns.map((column) => (
                <td key={column}>
                  {column === 'age' ? (
                    row.age
                  ) : (
                    <>
                      <span data-unit="cm">{row[column]}</span>
                      <span data-unit="in">{inInches(row[column])}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * Converts a measure of a size chart to inches: `170–176` to `67–69`, `71` to `28`. Other text is kept.
 * @param measure centimetres, one number or a range
 */
export const inInches = (measure: string): string =>
  measure.replace(/\d+(?:[.,]\d+)?/g, (number) => toInches(Number(number.replace(',', '.'))))

/** Whole inches; half inches below 40, where they matter. */
const toInches = (cm: number): string => {
  const inches = cm / CM_PER_INCH
  return String(inches < 40 ? Math.round(inches * 2) / 2 : Math.round(inches))
}
