import type { ReactNode } from 'react'
import styles from './visually-hidden.module.scss'

/** Words for those who listen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
