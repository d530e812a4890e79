import type { ReactNode } from 'react'
import styles from './listing-columns.module.scss'

interface Props {
  /** Null where there is nothing to narrow by. */
  filters: ReactNode
  children: ReactNode
}

/** The filters beside the list where there is room, and the list. */
export const ListingColumns = ({ filters, children }: Props) => (
  <div className={filters ? `${styles.columns} ${styles.two}` : styles.columns}>
    {filters}
    <div className={styles.list}>{children}</div>
  </div>
)
