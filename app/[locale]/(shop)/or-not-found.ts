import { notFound } from 'next/navigation'
import { isNotFound } from '@/lib/api/api-error'

/** What was read, or the not-found page where the store has no such thing any more: the middleware may cache it longer. */
export async function orNotFound<Read>(read: Promise<Read>): Promise<Read> {
  try {
    return await read
  } catch (error) {
    if (isNotFound(error)) notFound()
    throw error
  }
}
