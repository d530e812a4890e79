import { useTranslations } from 'next-intl'
import { AccountEmpty } from '@/components/account/account-empty'
import { useMoreTexts } from '@/components/ui/more-texts'
import type { MessageEntry } from '@/contract/entities/message'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { MessageList } from './message-list'
import styles from './messages-screen.module.scss'

interface Props {
  first: List<MessageEntry> & { unread: number }
  place: DatePlace
}

/** The messages, and how many are unread. */
export function MessagesScreen({ first, place }: Props) {
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
