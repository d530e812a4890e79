import { Link } from './link'
import styles from './section-head.module.scss'

interface Props {
  title: string
  id?: string
  more?: { text: string; url: string }
}

/** A section's title and its "more" link. */
export const SectionHead = ({ title, id, more }: Props) => (
  <div className={styles.head}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {more && (
      <Link href={more.url} className={styles.more}>
        {more.text}
      </Link>
    )}
  </div>
)
