'use client'

import useSWR from 'swr'
import { call } from '../browser/call'
import { CallError } from '../browser/call-error'
import { isLoggedIn, type User } from './user'

/** Where the browser reads the current user: through the storefront's proxy. */
export const USER_URL = '/api/user'

/** Codes that mean a visitor. After others, such as a busy shop's, the known user stays (spec §8). */
const VISITOR_CODES: ReadonlySet<number> = new Set([401, 403, 404])

/** A lost session leads to the login page, as with every call. */
export async function fetchUser(): Promise<User | null> {
  try {
    return (await call('GET', USER_URL)) as User
  } catch (error) {
    if (error instanceof CallError && VISITOR_CODES.has(error.code)) return null
    throw error
  }
}

/** The logged-in customer; null for a visitor and while loading. Use only with a session hint (use-session-hint.ts). */
export function useUser(): { user: User | null; isLoading: boolean } {
  const { data, isLoading } = useSWR<User | null, Error>(USER_URL, fetchUser, {
    shouldRetryOnError: false,
    dedupingInterval: 5000,
    revalidateOnFocus: false,
  })
  return { user: isLoggedIn(data) ? data : null, isLoading }
}
