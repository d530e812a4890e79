import type { ReactNode } from 'react'
import { WhenIdle } from '@/components/layout/when-idle'
import styles from './layout.module.scss'

/** Access pages: one column. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      {children}
      <WhenIdle isMinimal />
    </div>
  )
}
