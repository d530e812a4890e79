import styles from './auth-heading.module.scss'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-sprite'

interface AuthHeadingProps {
  title: string
  lead?: string
}

/** The purpose of an access page. */
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

/** The result of an access form, in place of the whole page, with a link to continue. */
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
