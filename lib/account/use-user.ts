'use client'

import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { Reply } from '../contract/envelope'
import { isHinted } from '../session/hint'
import { isLoggedIn, type User } from './user'

/** Where the browser reads who is signed in: through the shop's own proxy. */
export const USER_URL = '/api/user'

const never = () => () => {}

async function fetchUser(): Promise<User | null> {
  const reply = (await (await fetch(USER_URL)).json()) as Reply
  return reply.code === 0 ? (reply.data as User) : null
}

/** Who is signed in; null for a visitor, and as long as nobody knows. Visitors are spared a request on every page. */
export function useUser(): { user: User | null; isLoading: boolean } {
  const mayBeSomebody = useSyncExternalStore(
    never,
    () => isHinted(document.cookie),
    () => false,
  )
  const { data, isLoading } = useSWR<User | null, Error>(mayBeSomebody ? USER_URL : null, fetchUser, {
    shouldRetryOnError: false,
    dedupingInterval: 5000,
  })
  return { user: mayBeSomebody && isLoggedIn(data) ? data : null, isLoading }
}
