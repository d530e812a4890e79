import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/lib/contract/entities/store'
import { telephoneLink } from '@/lib/format/contact-link'
import { Icon } from '../ui/icon'
import styles from './menu-service.module.scss'
import { SERVICE_PAGES } from './service-pages'

/** Where somebody with a question turns to: pages first, then telephone and working hours. */
export function MenuService({ contact }: { contact?: StoreSettings['contact'] }) {
  const t = useTranslations('Strip')
  const telephone = contact && telephoneLink(contact.telephone)
  return (
    <ul className={styles.list}>
      {SERVICE_PAGES.map(({ name, path, icon }) => (
        <li key={path}>
          <Link className={styles.row} href={path} prefetch={false}>
            <Icon name={icon} size="medium" />
            {t(name)}
          </Link>
        </li>
      ))}
      {telephone && (
        <li>
          <a className={styles.row} href={telephone}>
            <Icon name="phone" size="medium" />
            <span>
              {contact.telephone}
              <span className={styles.hours}>{contact.workingHours}</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
