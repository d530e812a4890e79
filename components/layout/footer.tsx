import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/lib/contract/entities/store'
import type { Category } from '@/lib/store/category'
import { Icon } from '../ui/icon'
import styles from './footer.module.scss'
import { FooterGroup } from './footer-group'
import { Logo } from './logo'

interface Props {
  settings: StoreSettings
  categories: Category[]
  year: number
}

export function Footer({ settings: { name, contact }, categories, year }: Props) {
  const t = useTranslations('Footer')
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.groups}>
          <div className={styles.about}>
            <Logo storeName={name} />
            <p className={styles.text}>{t('about')}</p>
          </div>
          <FooterGroup title={t('categories')}>
            {categories.map(({ key, name, url }) => (
              <li key={key}>
                <Link href={url} prefetch={false}>
                  {name}
                </Link>
              </li>
            ))}
          </FooterGroup>
          <FooterGroup title={t('contact')}>
            {contact.address && <li>{contact.address}</li>}
            {contact.email && (
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
            {contact.telephone && (
              <li>
                <a href={`tel:${contact.telephone.replace(/[^\d+]/g, '')}`}>{contact.telephone}</a>
              </li>
            )}
            {contact.workingHours && <li>{contact.workingHours}</li>}
          </FooterGroup>
        </div>
        <div className={styles.base}>
          <p>{t('copyright', { year: String(year), store: name })}</p>
          <a href="#top" className={styles.top}>
            {t('top')}
            <Icon name="arrowUp" size="medium" />
          </a>
        </div>
      </div>
    </footer>
  )
}
