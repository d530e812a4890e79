import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { type AddressMessage as Message, readAddressMessage, readView } from '@/lib/account/address-page'
import { fieldsOf, newAddressFields } from '@/lib/account/initial-fields'
import { readFlashState } from '@/lib/forms/flash-state'
import { listAddresses, requireUser } from '@/lib/data/account'
import { addressCountries } from '@/lib/data/shipping'
import { useTranslations } from 'next-intl'
import type { Address } from '@/contract/entities/address'
import { LIMITS } from '@/contract/limits'
import { AddressBook } from './address-book'
import { PLACE_FIELD_ORDER, useFormTexts, usePlaceTexts } from '@/components/forms/form-texts'
import { AddressForm, FormSection } from './address-form'
import styles from './page.module.scss'
import { Note } from '@/components/ui/note'

/** Once for the page and its title. */
const getAddressBook = cache(listAddresses)

type Props = PageProps<'/[locale]/account/address'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, search] = await Promise.all([getTranslations('AddressBook'), searchParams])
  const { name } = readView(search, await getAddressBook())
  const form = await getTranslations('AddressForm')
  const title = name === 'list' ? t('title') : form(name === 'add' ? 'addTitle' : 'editTitle')
  return { title, description: t('description'), robots: { index: false } }
}

/** The address book, or the form of one of its addresses: `?add`, `?edit={id}`. */
export default async function AddressPage({ searchParams }: Props) {
  const [search, book] = await Promise.all([searchParams, getAddressBook()])
  const view = readView(search, book)
  const flash = await readFlashState(search)
  if (view.name === 'list')
    return <AddressBookScreen book={book} message={readAddressMessage(search.notice)} refusal={flash?.refusal} />
  const [user, countries] = await Promise.all([requireUser(), addressCountries()])
  const isFirst = view.name === 'add' && book.length === 0
  return (
    <AddressFormScreen
      view={view.name}
      initial={view.name === 'edit' ? fieldsOf(view.address) : newAddressFields(user, book)}
      isFirst={isFirst}
      countries={countries}
      flash={flash}
    />
  )
}

interface AddressBookScreenProps {
  book: Address[]
  /** The result of a form without JavaScript. */
  message: Message | null
  /** The store API's message for a rejection. */
  refusal: string | null | undefined
}

/** Every address of the customer. */
function AddressBookScreen({ book, message, refusal }: AddressBookScreenProps) {
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
        defaultSet: { shipping: t('madeShipping'), billing: t('madeBilling') },
        failed: t('failed'),
        entry: {
          isDefault: { shipping: t('defaultShipping'), billing: t('defaultBilling') },
          setDefault: { shipping: t('makeShipping'), billing: t('makeBilling') },
          phone: t('phone'),
          edit: t('edit'),
          remove: {
            label: t('remove'),
            question: t('removeQuestion'),
            yes: t('removeYes'),
            no: t('removeNo'),
          },
        },
      }}
    >
      {message && <AddressMessage message={message} refusal={refusal} />}
    </AddressBook>
  )
}

type AddressFormScreenProps = Pick<Parameters<typeof AddressForm>[0], 'initial' | 'isFirst' | 'countries' | 'flash'> & {
  view: 'add' | 'edit'
}

/** The form of a new address, or of one in the address book. */
function AddressFormScreen({ view, ...form }: AddressFormScreenProps) {
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
          form: useFormTexts([...PLACE_FIELD_ORDER]),
        }}
      />
    </FormSection>
  )
}

interface AddressMessageProps {
  message: Message
  /** The store API's message for a failure. */
  refusal?: string | null
}

/** The result of the form that redirected here. */
function AddressMessage({ message, refusal }: AddressMessageProps) {
  const t = useTranslations('AddressMessage')
  const isSuccess = message !== 'failed'
  return <Note kind={isSuccess ? 'good' : 'bad'} text={isSuccess ? t(message) : refusal || t('failed')} />
}
