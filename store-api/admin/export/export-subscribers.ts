import { and, asc, gt, gte, isNull, lt } from 'drizzle-orm'
import { subscriber } from '../../db/schema'
import { nextCursor, cellsOf, type ExportedTable, timeCell } from './batch'

const HEADINGS = ['Email', 'Language', 'Subscribed at', 'Source', 'Consent'] as const

/** Subscribers of the newsletter, by email, without unsubscribed ones. */
export const exportedSubscribers: ExportedTable = {
  headings: HEADINGS,
  readBatch: async ({ db, after, from, until, limit }) => {
    const subscribers = await db
      .select()
      .from(subscriber)
      .where(
        and(
          isNull(subscriber.unsubscribedAt),
          after === null ? undefined : gt(subscriber.email, after),
          from ? gte(subscriber.subscribedAt, from) : undefined,
          until ? lt(subscriber.subscribedAt, until) : undefined,
        ),
      )
      .orderBy(asc(subscriber.email))
      .limit(limit)
    const rows = subscribers.map(({ email, language, subscribedAt, source, consent }) =>
      cellsOf(HEADINGS, {
        ...{ Email: email, Language: language, 'Subscribed at': timeCell(subscribedAt) },
        ...{ Source: source, Consent: consent },
      }),
    )
    return { rows, count: subscribers.length, after: nextCursor(subscribers.at(-1)?.email, subscribers.length, limit) }
  },
}
