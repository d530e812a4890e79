import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { email as emailRule } from '../../contract/rules'
import { type Database, inTransaction } from '../db/database'
import { auditLog, subscriber } from '../db/schema'
import type { Shop } from '../http/context'
import { type Locale, LOCALES } from '../i18n/locale'
import type { SourceSubscriber } from '../admin/import/people/read-subscribers'
import { normalizeEmail } from './customers'

/** Maximum length of the stored record of consent. */
const MAX_CONSENT_LENGTH = 1000

/**
 * Subscribes an email by its owner's own form, also one that was unsubscribed; an existing subscriber is not changed.
 */
export async function subscribe(
  { db, now, language }: Pick<Shop, 'db' | 'now' | 'language'>,
  email: string,
): Promise<void> {
  const row = { language, subscribedAt: new Date(now()), source: '', consent: '' }
  await db
    .insert(subscriber)
    .values({ email: normalizeEmail(email), ...row })
    .onConflictDoUpdate({
      target: subscriber.email,
      set: { ...row, unsubscribedAt: null },
      setWhere: isNotNull(subscriber.unsubscribedAt),
    })
}

/** Unsubscribes an email from the newsletter, and records that without the email. @returns whether it was subscribed */
export const unsubscribe = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { email, actor }: { email: string; actor: string },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const at = new Date(now())
    const unsubscribed = await tx
      .update(subscriber)
      .set({ unsubscribedAt: at })
      .where(and(eq(subscriber.email, normalizeEmail(email.trim())), isNull(subscriber.unsubscribedAt)))
      .returning({ email: subscriber.email })
    if (unsubscribed.length === 0) return false
    await tx.insert(auditLog).values({ at, actor, kind: 'newsletter', key: 'unsubscribe', before: null, after: null })
    return true
  })

export interface ImportedSubscriber {
  line: number
  email: string
  /** `same`: already subscribed, and not changed. */
  outcome: 'created' | 'same' | 'refused'
  /** Why it is rejected; otherwise empty. */
  problem: string
  notes: string[]
}

export interface ImportSubscribersInput {
  subscribers: SourceSubscriber[]
  actor: string
  isDryRun: boolean
}

type ExistingSubscribers = Map<string, Date | null>

/** When known emails unsubscribed from the newsletter; null for subscribers. */
async function readExisting(tx: Database, emails: string[]): Promise<ExistingSubscribers> {
  const rows = await tx.select().from(subscriber).where(inArray(subscriber.email, emails))
  return new Map(rows.map(({ email, unsubscribedAt }) => [email, unsubscribedAt]))
}

function problemOf(
  { email, consentedAt, problem }: SourceSubscriber,
  existing: ExistingSubscribers,
  now: number,
): string {
  if (email === '') return 'it has no email'
  if (!emailRule().isValidSync(email)) return `${email} is no email address`
  if (problem !== '') return problem
  if (existing.get(normalizeEmail(email)))
    return 'it has left the newsletter of this shop: only its owner can subscribe it again'
  if (consentedAt === '') return 'the file does not say when it consented: its owner can subscribe here'
  return Date.parse(consentedAt) > now ? 'it consented at a time to come' : ''
}

const localeOf = (text: string, own: Locale): Locale =>
  LOCALES.find((locale) => text.toLowerCase().split(/[-_]/)[0] === locale) ?? own

/**
 * Adds the subscribers of another list, with the time and form of their consent. Those without a record of consent, and
 * those who unsubscribed here or there, are rejected: their consent could not be proved. No mail is sent.
 */
export async function importSubscribers(
  { db, now, language }: Pick<Shop, 'db' | 'now' | 'language'>,
  { subscribers, actor, isDryRun }: ImportSubscribersInput,
): Promise<ImportedSubscriber[]> {
  return inTransaction(db, async (tx) => {
    const existing = await readExisting(
      tx,
      subscribers.map(({ email }) => normalizeEmail(email)),
    )
    const results: ImportedSubscriber[] = []
    for (const source of subscribers) {
      const { line, email } = source
      const problem = problemOf(source, existing, now())
      const isNew = problem === '' && !existing.has(normalizeEmail(email))
      if (isNew) existing.set(normalizeEmail(email), null)
      if (isNew && !isDryRun)
        await tx
          .insert(subscriber)
          .values({
            ...{ email: normalizeEmail(email), language: localeOf(source.language, language), source: source.source },
            ...{ subscribedAt: new Date(source.consentedAt), consent: source.consent.slice(0, MAX_CONSENT_LENGTH) },
          })
          .onConflictDoNothing()
      results.push({ line, email, problem, outcome: problem ? 'refused' : isNew ? 'created' : 'same', notes: [] })
    }
    const created = results.filter(({ outcome }) => outcome === 'created').length
    if (created > 0 && !isDryRun)
      await tx.insert(auditLog).values({
        ...{ at: new Date(now()), actor, kind: 'import', key: 'subscribers', before: null },
        after: { created },
      })
    return results
  })
}
