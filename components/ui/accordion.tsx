import type { ReactNode } from 'react'
import styles from './accordion.module.scss'
import { Icon } from './icon'

interface Props {
  title: string
  /** Heading level of its title. */
  level?: 2 | 3
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible section. Works without JavaScript. */
export function Accordion({ title, level = 2, isOpen = false, children }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <details className={styles.part} open={isOpen}>
      <summary className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <Icon name="down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
