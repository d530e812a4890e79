'use client'

import { MESSAGES_PATH } from '@/lib/paths'
import { AccountList } from '@/components/account/account-list'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import type { MessageEntry } from '@/contract/entities/message'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { MessageRow } from './message-row'

interface Props {
  first: List<MessageEntry>
  place: DatePlace
  more: LoadMoreTexts
  /** Said of a message that was not opened yet. */
  unread: string
}

/** The messages, further pages on demand. */
export const MessageList = ({ first, place, more, unread }: Props) => (
  <AccountList
    first={first}
    items="/api/message?page="
    pages={`${MESSAGES_PATH}?page=`}
    texts={more}
    keyOf={({ id }) => id}
  >
    {(message) => <MessageRow message={message} place={place} unread={unread} />}
  </AccountList>
)
