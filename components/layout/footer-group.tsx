import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import styles from './footer-group.module.scss'

/** A group of links that folds on a phone and stands open where there is room. Needs no script. */
export const FooterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.group}>
    <summary className={styles.title}>
      {title}
      <Icon name="down" size="medium" />
    </summary>
    <ul className={styles.list}>{children}</ul>
  </details>
)
