import { getLocale, getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { listView, type ListInput } from '@/lib/catalog/listing-view'
import { getStoreSettings } from '@/lib/data/settings'
import { ListBody } from './list-body'
import styles from './listing-body.module.scss'

/** A page of products beside what they can be narrowed by. */
export async function ListingBody(asked: ListInput) {
  const [t, locale, { currency }] = await Promise.all([getTranslations(), getLocale(), getStoreSettings()])
  const view = listView(asked, { t, locale, currency, imageBase: imageBaseUrl() })
  const isEmpty = asked.products.list.length === 0
  return <ListBody view={view} empty={isEmpty && <p className={styles.empty}>{t('Listing.empty')}</p>} />
}
