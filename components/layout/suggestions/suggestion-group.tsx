import type { ReactNode } from 'react'
import styles from './suggestion-group.module.scss'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** Suggestions of one kind. */
export const SuggestionGroup = ({ id, title, children }: Props) => (
  <div role="group" aria-labelledby={id} className={styles.group}>
    <div id={id} className={styles.title} role="presentation">
      {title}
    </div>
    {children}
  </div>
)
