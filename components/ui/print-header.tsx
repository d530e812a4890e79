import type { StoreSettings } from '@/contract/entities/store'
import styles from './print-header.module.scss'

/** The store's name and contact, shown only in print, where header and footer are hidden. */
export const PrintHeader = ({ name, contact: { address, email } }: Pick<StoreSettings, 'name' | 'contact'>) => (
  <div className={styles.head}>
    <b className={styles.store}>{name}</b>
    <span className={styles.contact}>{[address, email].filter(Boolean).join(' · ')}</span>
  </div>
)
