import { mutate } from 'swr'
import { UNREAD_URL } from './use-unread'
import { call } from '../browser/call'

const inFlightIds = new Set<string>()

/**
 * Marks a message as read. The unread count is updated optimistically, rolled back on failure and revalidated. A second
 * call while the first is in flight does nothing.
 * @param unread number of unread messages when the page was rendered
 * @returns whether it was marked now; a failure is not reported, the next visit retries
 */
export async function markRead(id: string, unread: number): Promise<boolean> {
  if (inFlightIds.has(id)) return false
  inFlightIds.add(id)
  try {
    await mutate<number, unknown>(UNREAD_URL, call('PUT', `/api/message/${id}/read`), {
      optimisticData: (known = unread) => unreadAfter(known),
      populateCache: false,
      rollbackOnError: true,
    })
    return true
  } catch {
    return false
  } finally {
    inFlightIds.delete(id)
  }
}

/** The number of unread messages after one was read; never negative. */
export const unreadAfter = (unread: number): number => Math.max(0, unread - 1)
