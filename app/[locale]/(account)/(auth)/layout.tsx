import type { ReactNode } from 'react'
import styles from './layout.module.scss'

/** Access pages: one column. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
