import { useTranslations } from 'next-intl'
import type { ProductDetail, SizeChartRow } from '@/contract/entities/product'
import { Drawer } from '../ui/drawer'
import styles from './size-guide.module.scss'
import { SizeTable } from './size-table'
import { UnitChoice } from './unit-choice'

const COLUMNS = ['age', 'height', 'bust', 'waist', 'length'] as const

interface Props {
  product: Pick<ProductDetail, 'sizeChart' | 'sizeTable'>
}

/** The size chart of a product. */
export function SizeGuide({ product: { sizeChart, sizeTable } }: Props) {
  const t = useTranslations('SizeGuide')
  return (
    <Drawer name="size-guide" placement="middle" fill="late-or-plain" title={t('title')} closeLabel={t('close')}>
      <div className={styles.body}>
        {sizeTable ? <SizeTable label={t('title')} {...sizeTable} /> : <MeasurementTable rows={sizeChart} />}
      </div>
    </Drawer>
  )
}

/** The measures of the specification (§3) in centimetres and in inches, and how to measure. */
function MeasurementTable({ rows }: { rows: SizeChartRow[] }) {
  const t = useTranslations('SizeGuide')
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== ''))
  const measures = columns.filter((column) => column !== 'age')
  return (
    <>
      <UnitChoice label={t('unit')} names={{ cm: t('cm'), in: t('in') }} />
      <SizeTable
        label={t('title')}
        columns={[t('size'), ...columns.map((column) => t(column))]}
        rows={rows.map((row) => [row.size, ...columns.map((column) => row[column])])}
        measuresFrom={1 + columns.length - measures.length}
      />
      <p className={styles.note}>{t('note')}</p>
      <h3 className={styles.title}>{t('howTo')}</h3>
      <dl className={styles.list}>
        {measures.map((column) => (
          <div key={column}>
            <dt className={styles.term}>{t(column)}</dt>
            <dd>{t(`how_${column}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
