import { useTranslations } from 'next-intl'
import type { SizeChartRow } from '@/contract/entities/product'
import { Drawer } from '../ui/drawer'
import styles from './size-guide.module.scss'
import { SizeTable } from './size-table'
import { UnitChoice } from './unit-choice'

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
