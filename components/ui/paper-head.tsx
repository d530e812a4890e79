import type { StoreSettings } from '@/contract/entities/store'
import styles from './paper-head.module.scss'

/** Whose paper it is, above what is printed: on paper there is no header, and no footer. */
export const PaperHead = ({ name, contact: { address, email } }: Pick<StoreSettings, 'name' | 'contact'>) => (
  <div className={styles.head}>
    <b className={styles.store}>{name}</b>
    <span className={styles.contact}>{[address, email].filter(Boolean).join(' · ')}</span>
  </div>
)
