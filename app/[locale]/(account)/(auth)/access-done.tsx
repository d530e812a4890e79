import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-sprite'
import styles from './access-done.module.scss'

interface Props {
  icon: IconName
  title: string
  children: ReactNode
}

/** What comes of an access form, in place of the whole page: said once, calmly, with the way on. */
export const AccessDone = ({ icon, title, children }: Props) => (
  <section className={styles.panel}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    <div className={styles.text}>{children}</div>
  </section>
)
