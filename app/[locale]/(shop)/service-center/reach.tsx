import { useTranslations } from 'next-intl'
import { ContactCards } from '@/components/content/contact-cards'
import type { StoreSettings } from '@/contract/entities/store'
import styles from './reach.module.scss'
import { ShopClock } from './shop-clock'

interface Props {
  settings: StoreSettings
  now: Date
}

/** The people of the shop: where, when, and what their clock says. */
export function Reach({ settings: { contact, country, language }, now }: Props) {
  const t = useTranslations('Reach')
  const place = { locale: language.htmlCode, timeZone: country.timeZone }
  return (
    <section className={styles.reach} aria-labelledby="reach">
      <div>
        <h2 className={styles.title} id="reach">
          {t('title')}
        </h2>
        <p className={styles.clock}>
          <ShopClock template={t.raw('now')} place={place} start={now} />
        </p>
      </div>
      <ContactCards contact={contact} layout="column" />
    </section>
  )
}
