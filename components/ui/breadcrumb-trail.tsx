import { Link } from './link'
import styles from './breadcrumb.module.scss'
import { Icon } from './icon'

export interface Crumb {
  name: string
  url: string
}

export interface Trail {
  /** Accessible name. */
  label: string
  /** The ancestors, root first. */
  trail: Crumb[]
  /** The current page, not linked. */
  current: string
}

/** The breadcrumb of a page, with all texts as props. */
export const BreadcrumbTrail = ({ label, trail, current }: Trail) => (
  <nav className={styles.crumbs} aria-label={label}>
    <ol className={styles.list}>
      {trail.map(({ name, url }) => (
        <li key={url} className={styles.item}>
          <Link href={url} className={styles.link}>
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
