import { ORDERS_PATH } from '@/lib/paths'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PageEntry } from '@/contract/entities/page'
import { Icon } from '@/components/ui/icon'
import styles from './track-help.module.scss'

const LINKS = [
  { name: 'orders', path: ORDERS_PATH, icon: 'user' },
  { name: 'delivery', path: '/page/delivery', icon: 'truck', page: 'delivery' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const

/** For those who have no number at hand. */
export function TrackHelp({ pages }: { pages: PageEntry[] }) {
  const t = useTranslations('TrackHelp')
  const links = LINKS.filter((link) => !('page' in link) || pages.some(({ key }) => key === link.page))
  return (
    <aside className={styles.help} aria-labelledby="track-help">
      <h2 className={styles.title} id="track-help">
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <ul>
        {links.map(({ name, path, icon }) => (
          <li key={path}>
            <Link className={styles.link} href={path} prefetch={false}>
              <Icon name={icon} size="medium" />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
