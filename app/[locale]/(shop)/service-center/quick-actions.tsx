import { TICKETS_PATH, ORDER_TRACK_PATH } from '@/lib/paths'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PageEntry } from '@/contract/entities/page'
import { Icon } from '@/components/ui/icon'
import styles from './quick-actions.module.scss'

const ACTIONS = [
  { name: 'track', path: ORDER_TRACK_PATH, icon: 'box' },
  { name: 'returns', path: '/page/returns', icon: 'return', page: 'returns' },
  { name: 'delivery', path: '/page/delivery', icon: 'truck', page: 'delivery' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail', page: 'contact-us' },
  { name: 'ticket', path: `${TICKETS_PATH}/create`, icon: 'chat' },
] as const

/** Pages that not every shop has lead nowhere where it has none. */
const isThere = (action: (typeof ACTIONS)[number], pages: PageEntry[]) =>
  !('page' in action) || pages.some(({ key }) => key === action.page)

/** What most people come for. */
export function QuickActions({ pages }: { pages: PageEntry[] }) {
  const t = useTranslations('QuickActions')
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.actions}>
        {ACTIONS.filter((action) => isThere(action, pages)).map(({ name, path, icon }) => (
          <li key={name} className={styles.item}>
            <Link className={styles.action} href={path} prefetch={false}>
              <Icon name={icon} />
              <span className={styles.words}>
                <b className={styles.name}>{t(name)}</b>
                <span className={styles.text}>{t(`${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
