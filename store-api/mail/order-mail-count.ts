import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

const HOUR = 3_600_000

/** Mails about orders one email is written in an hour before a further order of a guest asks for a captcha. */
export const ORDER_MAILS_AN_HOUR = 10

/** Mails about orders an email was written within the last hour. @param now milliseconds since the epoch */
export const countOrderMails = (db: Database, email: string, now: number): Promise<number> =>
  db.$count(mail, and(eq(mail.recipient, email), isNotNull(mail.orderId), gt(mail.createdAt, new Date(now - HOUR))))
