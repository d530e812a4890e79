import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './overview-card.module.scss'

interface Props {
  /** Forms lead back to it. */
  id: string
  title: string
  more?: { text: string; url: string }
  children: ReactNode
}

/** One matter of the overview. */
export const OverviewCard = ({ id, title, more, children }: Props) => (
  <section className={styles.card} id={id} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {more && (
        <Link className={styles.more} href={more.url} prefetch={false}>
          {more.text}
        </Link>
      )}
    </div>
    {children}
  </section>
)
