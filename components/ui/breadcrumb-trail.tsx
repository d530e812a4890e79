import Link from 'next/link'
import styles from './breadcrumb.module.scss'
import { Icon } from './icon'

export interface Crumb {
  name: string
  url: string
}

export interface Trail {
  /** What it is, for who does not see it. */
  label: string
  /** From the root down. */
  trail: Crumb[]
  /** The page itself, which links nowhere. */
  current: string
}

/** Where a page stands, every word of it given. */
export const BreadcrumbTrail = ({ label, trail, current }: Trail) => (
  <nav className={styles.crumbs} aria-label={label}>
    <ol className={styles.list}>
      {trail.map(({ name, url }) => (
        <li key={url} className={styles.item}>
          <Link href={url} prefetch={false} className={styles.link}>
            {name}
          </Link>
          <Icon name="right" size="small" />
        </li>
      ))}
      <li className={styles.current} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
)
