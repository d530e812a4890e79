import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import styles from './footer-group.module.scss'

/** A group of links that folds on a phone and stands open where there is room: there its title is no button. Needs no script. */
export const FooterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <b className={`${styles.title} ${styles.heading}`}>{title}</b>
    <details className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" size="medium" />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  </div>
)
