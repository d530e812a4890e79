import { useTranslations } from 'next-intl'
import type { SizeChartRow } from '@/contract/entities/product'
import { inInches } from '@/lib/catalog/inches'
import styles from './size-table.module.scss'

const COLUMNS = ['age', 'height', 'bust', 'waist', 'length'] as const

/** Every measure in both units, without empty columns; the chosen unit decides which one is visible. */
export function SizeTable({ rows }: { rows: SizeChartRow[] }) {
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
