'use client'

import useSWR from 'swr'
import { call } from '../browser/call'

/** Where the browser reads how many messages are unread. */
export const UNREAD_URL = '/api/message?page=1&limit=1'

const fetchUnread = async (): Promise<number> => ((await call('GET', UNREAD_URL)) as { unread: number }).unread

/** Number of unread messages. @param initial as rendered; not fetched again on mount */
export function useUnread(initial: number): number {
  const { data = initial } = useSWR<number, Error>(UNREAD_URL, fetchUnread, {
    fallbackData: initial,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return data
}
