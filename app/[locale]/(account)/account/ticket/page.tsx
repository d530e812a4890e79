import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readPage } from '@/lib/account/read-page'
import { listTickets } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { isTicketSent } from '@/lib/paths'
import { TicketsScreen } from './tickets-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TicketsPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The customer's tickets, the last changed first (spec §2). */
export default async function TicketsPage({ searchParams }: PageProps<'/[locale]/account/ticket'>) {
  const search = await searchParams
  const [first, place] = await Promise.all([listTickets({ page: readPage(search.page) }), getDatePlace()])
  return <TicketsScreen first={first} place={place} isSent={isTicketSent(search)} />
}
