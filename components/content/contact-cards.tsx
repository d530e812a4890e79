import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/contract/entities/store'
import { mailLink, telephoneLink } from '@/lib/format/links'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import styles from './contact-cards.module.scss'

interface Props {
  contact: StoreSettings['contact']
  /** `column`: beside something else. */
  layout?: 'grid' | 'column'
}

interface Card {
  name: 'address' | 'email' | 'telephone' | 'hours'
  icon: IconName
  text: string
  url: string | null
}

/** The store's contact data and opening hours, as far as they are set. */
export function ContactCards({ contact, layout = 'grid' }: Props) {
  const t = useTranslations('ContactCards')
  const { address, email, telephone, workingHours } = contact
  const cards: Card[] = [
    { name: 'email', icon: 'mail', text: email, url: mailLink(email) },
    { name: 'telephone', icon: 'phone', text: telephone, url: telephoneLink(telephone) },
    { name: 'hours', icon: 'clock', text: workingHours, url: null },
    { name: 'address', icon: 'pin', text: address, url: null },
  ]
  return (
    <ul className={`${styles.cards} ${styles[layout]}`}>
      {cards
        .filter(({ text }) => text)
        .map(({ name, icon, text, url }) => (
          <li key={name} className={styles.card}>
            <Icon name={icon} />
            <div className={styles.words}>
              <b className={styles.title}>{t(name)}</b>
              {url ? (
                <a className={styles.link} href={url}>
                  {text}
                </a>
              ) : (
                <p className={styles.text}>{text}</p>
              )}
            </div>
          </li>
        ))}
    </ul>
  )
}
