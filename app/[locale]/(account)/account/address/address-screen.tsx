import { useTranslations } from 'next-intl'
import type { AddressNotice as Notice } from '@/lib/account/address-page'
import type { Address } from '@/contract/entities/address'
import { LIMITS } from '@/contract/limits'
import { AddressBook } from './address-book'
import { SEEN_PLACE_FIELDS, useFormTexts, usePlaceTexts } from '@/components/forms/form-texts'
import { AddressForm, FormSection } from './address-form'
import styles from './address-form-screen.module.scss'
import { Note } from '@/components/ui/note'

interface AddressBookScreenProps {
  book: Address[]
  /** What became of a form without JavaScript. */
  notice: Notice | null
  /** The store's own words for refusing it. */
  refusal: string | null | undefined
}

/** Every address of the customer. */
export function AddressBookScreen({ book, notice, refusal }: AddressBookScreenProps) {
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

type AddressFormScreenProps = Pick<
  Parameters<typeof AddressForm>[0],
  'initial' | 'isFirst' | 'countries' | 'answer'
> & {
  view: 'add' | 'edit'
}

/** The form of a new address, or of one that is in the book. */
export function AddressFormScreen({ view, ...form }: AddressFormScreenProps) {
  const t = useTranslations('AddressForm')
  return (
    <FormSection titleId="address-title">
      <h1 id="address-title" className={styles.title}>
        {t(view === 'add' ? 'addTitle' : 'editTitle')}
      </h1>
      <AddressForm
        {...form}
        texts={{
          place: usePlaceTexts(),
          defaults: {
            isDefaultShipping: t('isDefaultShipping'),
            isDefaultBilling: t('isDefaultBilling'),
            first: t('first'),
            kept: t('kept'),
          },
          submit: t('submit'),
          cancel: t('cancel'),
          done: t('done'),
          form: useFormTexts([...SEEN_PLACE_FIELDS]),
        }}
      />
    </FormSection>
  )
}

interface AddressNoticeProps {
  notice: Notice
  /** The store's own words for a failure. */
  refusal?: string | null
}

/** What became of the form that led here. */
export function AddressNotice({ notice, refusal }: AddressNoticeProps) {
  const t = useTranslations('AddressNotice')
  const isGood = notice !== 'failed'
  return <Note kind={isGood ? 'good' : 'bad'} text={isGood ? t(notice) : refusal || t('failed')} />
}
