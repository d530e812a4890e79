import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Address } from '@/contract/entities/address'
import { shownPostalCode } from '@/contract/postal-code'
import styles from './address-lines.module.scss'

/** An address as it is written on a parcel, without the name. */
export const AddressLines = ({ address, phone }: { address: Address; phone: string }) => (
  <address className={styles.lines}>
    <span>{address.street}</span>
    <span>
      {shownPostalCode(address.postalCode)} {address.city}
    </span>
    <span>{[address.stateName, address.country].filter(Boolean).join(', ')}</span>
    <span className={styles.phone}>
      <VisuallyHidden>{phone}: </VisuallyHidden>
      {address.phone}
    </span>
  </address>
)
