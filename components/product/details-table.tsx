import type { ProductDetail } from '@/contract/entities/product'
import styles from './details-table.module.scss'

/** Fabric, cut, care. */
export const DetailsTable = ({ details }: Pick<ProductDetail, 'details'>) => (
  <dl className={styles.table}>
    {details.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
