import { useTranslations } from 'next-intl'
import type { SizeChartRow } from '@/lib/contract/entities/product'
import { Drawer } from '../ui/drawer/drawer'
import styles from './size-guide.module.scss'

const COLUMNS = ['age', 'height', 'bust', 'waist', 'length'] as const

/** The size chart (spec §3), without the columns nobody filled in. */
export function SizeGuide({ rows }: { rows: SizeChartRow[] }) {
  const t = useTranslations('SizeGuide')
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== ''))
  return (
    <Drawer name="size-guide" place="middle" title={t('title')} closeLabel={t('close')}>
      <div className={styles.body}>
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
                    <td key={column}>{row[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={styles.note}>{t('note')}</p>
      </div>
    </Drawer>
  )
}
