import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { listOrders } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { askedOrder } from '@/lib/account/orders'
import { NewTicketScreen } from './new-ticket-screen'

/** So many of the last orders can be chosen. */
const LAST_ORDERS = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewTicketPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Opens a ticket (spec §2), about the order an address names if there is one. */
export default async function NewTicketPage({ searchParams }: PageProps<'/[locale]/account/ticket/create'>) {
  const search = await searchParams
  const [{ list }, place, answer] = await Promise.all([
    listOrders({ page: 1, limit: LAST_ORDERS }),
    getDatePlace(),
    readFlashState(search),
  ])
  return <NewTicketScreen orders={list} order={askedOrder(search.order)} place={place} answer={answer} />
}
