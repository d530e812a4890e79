import styles from './auth-heading.module.scss'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-sprite'

interface AuthHeadingProps {
  title: string
  lead?: string
}

/** What an access page is for. */
export const AuthHeading = ({ title, lead }: AuthHeadingProps) => (
  <div>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
)

interface AuthResultProps {
  icon: IconName
  title: string
  children: ReactNode
}

/** What comes of an access form, in place of the whole page: said once, calmly, with the way on. */
export const AuthResult = ({ icon, title, children }: AuthResultProps) => (
  <section className={styles.panel}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <h1 className={styles.doneTitle} tabIndex={-1}>
      {title}
    </h1>
    <div className={styles.text}>{children}</div>
  </section>
)
