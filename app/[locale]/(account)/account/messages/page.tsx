import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readPage } from '@/lib/account/read-page'
import { listMessages } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { MessagesScreen } from './messages-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MessagesPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** What the shop wrote to the customer, newest first (spec §2). */
export default async function MessagesPage({ searchParams }: PageProps<'/[locale]/account/messages'>) {
  const page = readPage((await searchParams).page)
  const [first, place] = await Promise.all([listMessages({ page }), getDatePlace()])
  return <MessagesScreen first={first} place={place} />
}
