import { useTranslations } from 'next-intl'
import type { SizeChartRow } from '@/contract/entities/product'
import { Drawer } from '../ui/drawer'
import styles from './size-guide.module.scss'
import { UnitChoice } from './unit-choice'

const CM_PER_INCH = 2.54

const COLUMNS = ['age', 'height', 'bust', 'waist', 'length'] as const
const MEASURES = ['height', 'bust', 'waist', 'length'] as const

/** The size chart (spec §3) in centimetres and in inches, and how to measure. */
export function SizeGuide({ rows }: { rows: SizeChartRow[] }) {
  const t = useTranslations('SizeGuide')
  const measured = MEASURES.filter((column) => rows.some((row) => row[column] !== ''))
  return (
    <Drawer name="size-guide" place="middle" fill="late-or-plain" title={t('title')} closeLabel={t('close')}>
      <div className={styles.body}>
        <UnitChoice label={t('unit')} names={{ cm: t('cm'), in: t('in') }} />
        <SizeTable rows={rows} />
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
      </div>
    </Drawer>
  )
}

/** All measures in both units, without empty columns; CSS shows the unit that is checked. */
function SizeTable({ rows }: { rows: SizeChartRow[] }) {
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
