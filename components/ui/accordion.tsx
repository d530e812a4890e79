import type { ReactNode } from 'react'
import styles from './accordion.module.scss'
import { Icon } from './icon'

interface Props {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** A part of a page that folds. Needs no script. */
export const Accordion = ({ title, isOpen = false, children }: Props) => (
  <details className={styles.part} open={isOpen}>
    <summary className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <Icon name="down" />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
