import type { Metadata } from 'next'
import { readFlashState } from '@/lib/forms/flash-state'
import { getMessage, listMessages } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { MessageScreen } from './message-screen'

type Props = PageProps<'/[locale]/account/messages/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await getMessage((await params).id)
  return { title: subject, robots: { index: false } }
}

/** One message (spec §2). A message of another customer is 404, like one that does not exist. */
export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params
  const [message, { unread }, place, answer] = await Promise.all([
    getMessage(id),
    listMessages({ page: 1, limit: 1 }),
    getDatePlace(),
    readFlashState(await searchParams),
  ])
  return <MessageScreen message={message} unread={unread} place={place} answer={answer} />
}
