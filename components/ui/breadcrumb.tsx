import Link from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './breadcrumb.module.scss'
import { Icon } from './icon'

export interface Crumb {
  name: string
  url: string
}

interface Props {
  /** From the root down. */
  trail: Crumb[]
  /** The page itself, which links nowhere. */
  current: string
}

export function Breadcrumb({ trail, current }: Props) {
  const t = useTranslations('Breadcrumb')
  return (
    <nav className={styles.crumbs} aria-label={t('label')}>
      <ol className={styles.list}>
        {trail.map(({ name, url }) => (
          <li key={url} className={styles.item}>
            <Link href={url} prefetch={false} className={styles.link}>
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
}
