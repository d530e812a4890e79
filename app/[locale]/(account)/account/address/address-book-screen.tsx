import { useTranslations } from 'next-intl'
import type { AddressNotice as Notice } from '@/lib/account/address-page'
import type { Address } from '@/contract/entities/address'
import { LIMITS } from '@/contract/limits'
import { AddressBook } from './address-book'
import { AddressNotice } from './address-notice'

interface Props {
  book: Address[]
  /** What became of a form without JavaScript. */
  notice: Notice | null
  /** The store's own words for refusing it. */
  refusal: string | null | undefined
}

/** Every address of the customer. */
export function AddressBookScreen({ book, notice, refusal }: Props) {
  const t = useTranslations('AddressBook')
  return (
    <AddressBook
      first={book}
      texts={{
        title: t('title'),
        add: t('add'),
        full: t('full', { count: LIMITS.addresses }),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
        removed: t('removed'),
        made: { shipping: t('madeShipping'), billing: t('madeBilling') },
        failed: t('failed'),
        entry: {
          isDefault: { shipping: t('defaultShipping'), billing: t('defaultBilling') },
          make: { shipping: t('makeShipping'), billing: t('makeBilling') },
          phone: t('phone'),
          edit: t('edit'),
          remove: {
            ask: t('remove'),
            question: t('removeQuestion'),
            yes: t('removeYes'),
            no: t('removeNo'),
          },
        },
      }}
    >
      {notice && <AddressNotice notice={notice} refusal={refusal} />}
    </AddressBook>
  )
}
