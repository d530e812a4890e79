import { Link } from './link'
import type { ReactNode } from 'react'
import styles from './chip-list.module.scss'

interface Props {
  label: string
  /** `isCurrent`: the chip of the current page. */
  chips: { name: string; url: string; count?: ReactNode; isCurrent?: boolean }[]
  /** `swipe`: one row that scrolls on a phone. */
  layout?: 'swipe' | 'wrap'
}

/** Suggestions as chips. */
export const ChipList = ({ label, chips, layout = 'wrap' }: Props) => (
  <ul className={`${styles.list} ${styles[layout]}`} aria-label={label}>
    {chips.map(({ name, url, count, isCurrent }) => (
      <li key={url} className={styles.item}>
        <Link href={url} className={styles.chip} aria-current={isCurrent || undefined}>
          {name}
          {count && <span className={styles.count}>{count}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
