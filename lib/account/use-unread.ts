'use client'

import useSWR from 'swr'
import { call } from '../browser/call'

/** Where the browser reads how many messages are unread. */
export const UNREAD_URL = '/api/message?page=1&limit=1'

const fetchUnread = async (): Promise<number> => ((await call('GET', UNREAD_URL)) as { unread: number }).unread

/** Unread messages. @param first as the page came: nobody is asked again for what was just read */
export function useUnread(first: number): number {
  const { data = first } = useSWR<number, Error>(UNREAD_URL, fetchUnread, {
    fallbackData: first,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return data
}
