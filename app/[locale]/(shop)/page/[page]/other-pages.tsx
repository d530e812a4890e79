import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PageEntry } from '@/contract/entities/page'
import styles from './other-pages.module.scss'

/** What stands beside a page: the others of its group. */
export function OtherPages({ pages }: { pages: PageEntry[] }) {
  const t = useTranslations('ContentPage')
  return (
    <nav className={styles.others} aria-labelledby="other-pages">
      <h2 className={styles.title} id="other-pages">
        {t('others')}
      </h2>
      <ul>
        {pages.map(({ key, title }) => (
          <li key={key}>
            <Link className={styles.link} href={`/page/${key}`} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
