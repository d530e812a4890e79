import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { SERVICE_PAGES } from './service-pages'
import styles from './strip.module.scss'

interface Props {
  currency: Currency
  /** What the shop has to say on every page (spec §3). */
  notices?: string[]
}

/** Standard delivery costs nothing (spec §2), then the shop's notices: one line, which one swipes where it is too long. */
export function Strip({ currency, notices = [] }: Props) {
  const t = useTranslations('Strip')
  return (
    <aside className={styles.strip} aria-label={t('label')}>
      <div className={styles.wrap}>
        <ul className={styles.notices} tabIndex={notices.length > 0 ? 0 : undefined}>
          <li>{t('delivery', { price: formatPrice(0, currency) })}</li>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        <ul className={styles.links}>
          {SERVICE_PAGES.map(({ name, path }) => (
            <li key={path}>
              <Link className={styles.link} href={path} prefetch={false}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
