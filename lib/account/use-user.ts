'use client'

import useSWR from 'swr'
import type { Reply } from '../contract/envelope'
import { isLoggedIn, type User } from './user'

/** Where the browser reads who is signed in: through the shop's own proxy. */
export const USER_URL = '/api/user'

async function fetchUser(): Promise<User | null> {
  const reply = (await (await fetch(USER_URL)).json()) as Reply
  return reply.code === 0 ? (reply.data as User) : null
}

/** Who is signed in; null for a visitor, and as long as nobody knows. Asked only where there is a hint (use-hint.ts). */
export function useUser(): { user: User | null; isLoading: boolean } {
  const { data, isLoading } = useSWR<User | null, Error>(USER_URL, fetchUser, {
    shouldRetryOnError: false,
    dedupingInterval: 5000,
  })
  return { user: isLoggedIn(data) ? data : null, isLoading }
}
