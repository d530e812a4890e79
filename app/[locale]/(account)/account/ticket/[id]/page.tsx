import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { getTicket } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { isTicketSent } from '@/lib/paths'
import { TicketScreen } from './ticket-screen'

type Props = PageProps<'/[locale]/account/ticket/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { number }] = await Promise.all([getTranslations('TicketPage'), getTicket((await params).id)])
  return { title: t('title', { number }), robots: { index: false } }
}

/** One ticket (spec §2). A ticket of another customer is 404, like one that does not exist. */
export default async function TicketPage({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const [ticket, place, { name }, answer] = await Promise.all([
    getTicket(id),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(search),
  ])
  return <TicketScreen ticket={ticket} place={place} storeName={name} answer={answer} isSent={isTicketSent(search)} />
}
