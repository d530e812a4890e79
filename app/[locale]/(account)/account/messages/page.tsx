import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readPage } from '@/lib/account/list-query'
import { listMessages } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { useTranslations } from 'next-intl'
import { AccountEmpty } from '@/components/account/account-empty'
import { useMoreTexts } from '@/components/ui/more-texts'
import type { MessageEntry } from '@/contract/entities/message'
import type { List } from '@/contract/rules'
import type { DateContext } from '@/contract/format-date'
import { MessageList } from './message-list'
import styles from './page.module.scss'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('MessagesPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The shop's messages to the customer, newest first (spec §2). */
export default async function MessagesPage({ searchParams }: PageProps<'/[locale]/account/messages'>) {
  const page = readPage((await searchParams).page)
  const [first, place] = await Promise.all([listMessages({ page }), getDatePlace()])
  return <MessagesScreen first={first} place={place} />
}

interface Props {
  first: List<MessageEntry> & { unread: number }
  place: DateContext
}

/** The messages, and how many are unread. */
function MessagesScreen({ first, place }: Props) {
  const t = useTranslations('MessagesPage')
  const more = useMoreTexts()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        {first.total > 0 && <p className={styles.unread}>{t('unread', { count: first.unread })}</p>}
      </div>
      {first.total > 0 ? (
        <MessageList first={first} place={place} more={more} unread={t('isUnread')} />
      ) : (
        <AccountEmpty
          icon="mail"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={{ text: t('emptyAction'), url: '/product' }}
        />
      )}
    </>
  )
}
