import { and, asc, gt, gte, isNull, lt } from 'drizzle-orm'
import { subscriber } from '../../db/schema'
import { behind, cellsOf, type ExportedTable, timeCell } from './batch'

const HEADINGS = ['Email', 'Language', 'Subscribed at', 'Source', 'Consent'] as const

/** Subscribers of the newsletter, by email, without unsubscribed ones. */
export const exportedSubscribers: ExportedTable = {
  headings: HEADINGS,
  readBatch: async ({ db, after, from, until, limit }) => {
    const found = await db
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
    const rows = found.map(({ email, language, subscribedAt, source, consent }) =>
      cellsOf(HEADINGS, {
        ...{ Email: email, Language: language, 'Subscribed at': timeCell(subscribedAt) },
        ...{ Source: source, Consent: consent },
      }),
    )
    return { rows, count: found.length, after: behind(found.at(-1)?.email, found.length, limit) }
  },
}
