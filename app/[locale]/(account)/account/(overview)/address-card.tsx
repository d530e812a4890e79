import { ADDRESS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { Address } from '@/contract/entities/address'
import { shownPostalCode } from '@/contract/postal-code'
import styles from './address-card.module.scss'
import { OverviewCard } from './overview-card'

/** Where deliveries go. */
export function AddressCard({ address }: { address: Address | undefined }) {
  const t = useTranslations('AddressCard')
  return (
    <OverviewCard id="address" title={t('title')} more={address && { text: t('book'), url: ADDRESS_PATH }}>
      {address ? (
        <address className={styles.address}>
          <b className={styles.name}>
            {address.firstname} {address.lastname}
          </b>
          <span>{address.street}</span>
          <span>
            {shownPostalCode(address.postalCode)} {address.city}
          </span>
          <span>{[address.stateName, address.country].filter(Boolean).join(', ')}</span>
        </address>
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <LinkButton href={ADDRESS_PATH} kind="line">
            {t('add')}
          </LinkButton>
        </>
      )}
    </OverviewCard>
  )
}
