import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { Address } from '@/lib/contract/entities/address'
import styles from './address-card.module.scss'
import { OverviewCard } from './overview-card'

const BOOK = '/account/address'

/** Where deliveries go. */
export function AddressCard({ address }: { address: Address | undefined }) {
  const t = useTranslations('AddressCard')
  return (
    <OverviewCard id="address" title={t('title')} more={address && { text: t('book'), url: BOOK }}>
      {address ? (
        <address className={styles.address}>
          <b className={styles.name}>
            {address.firstname} {address.lastname}
          </b>
          <span>{address.street}</span>
          <span>
            {address.postalCode} {address.city}
          </span>
          <span>{[address.stateName, address.country].filter(Boolean).join(', ')}</span>
        </address>
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <LinkButton href={BOOK} kind="line">
            {t('add')}
          </LinkButton>
        </>
      )}
    </OverviewCard>
  )
}
