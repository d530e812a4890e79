import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { readNotice, readView } from '@/lib/account/address-page'
import { fieldsOf, likelyFields } from '@/lib/account/initial-fields'
import { readFlashState } from '@/lib/forms/flash-state'
import { listAddresses, requireUser } from '@/lib/data/account'
import { AddressBookScreen, AddressFormScreen } from './address-screen'
import { addressCountries } from '@/lib/data/shipping'

/** Once for the page and its title. */
const readBook = cache(listAddresses)

type Props = PageProps<'/[locale]/account/address'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, search] = await Promise.all([getTranslations('AddressBook'), searchParams])
  const { name } = readView(search, await readBook())
  const form = await getTranslations('AddressForm')
  const title = name === 'list' ? t('title') : form(name === 'add' ? 'addTitle' : 'editTitle')
  return { title, description: t('description'), robots: { index: false } }
}

/** The address book, or the form of one of its addresses: `?add`, `?edit={id}`. */
export default async function AddressPage({ searchParams }: Props) {
  const [search, book] = await Promise.all([searchParams, readBook()])
  const view = readView(search, book)
  const answer = await readFlashState(search)
  if (view.name === 'list')
    return <AddressBookScreen book={book} notice={readNotice(search.notice)} refusal={answer?.refusal} />
  const [user, countries] = await Promise.all([requireUser(), addressCountries()])
  const isFirst = view.name === 'add' && book.length === 0
  return (
    <AddressFormScreen
      view={view.name}
      initial={view.name === 'edit' ? fieldsOf(view.address) : likelyFields(user, book)}
      isFirst={isFirst}
      countries={countries}
      answer={answer}
    />
  )
}
