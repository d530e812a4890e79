import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { ValidationError } from 'yup'
import { addressFieldsSchema } from '../../contract/entities/address'
import { normalizePostalCode } from '../../contract/postal-code'
import { email as emailRule } from '../../contract/rules'
import { personName } from '../../contract/entities/user'
import { type Database, inTransaction } from '../db/database'
import { address, auditLog, country, customer } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Shop } from '../http/context'
import type { SourceAddress, SourceCustomer } from '../admin/import/people/source-customer'
import { normalizeEmail } from './customers'
import { textsOf } from '../i18n/texts'
import { writeMail } from '../mail/write-mail'
import { createLink } from './email-links'
import { hashPassword } from './password'
import { newToken } from './sessions'

export interface ImportedCustomer {
  line: number
  email: string
  /** `same`: the email has an account, which is not changed. */
  outcome: 'created' | 'same' | 'refused'
  /** Why it is rejected; otherwise empty. */
  problem: string
  notes: string[]
  /** Whether a mail to choose a password was written. */
  isInvited: boolean
}

/** Options of the mails in which customers choose a password. */
export interface InviteOptions {
  /** Minimum number of days between two such mails to a customer. */
  resendAfterDays: number
}

export interface ImportCustomersInput {
  customers: SourceCustomer[]
  actor: string
  isDryRun: boolean
  /** Null for no mail. */
  invite: InviteOptions | null
}

type InviteShop = Pick<Shop, 'db' | 'language' | 'now' | 'publicOrigin'>

type CountryRow = typeof country.$inferSelect
type NewAddress = Omit<typeof address.$inferInsert, 'id' | 'customerId' | 'createdAt'>

const messageOf = (error: unknown): string => {
  if (error instanceof ValidationError) return error.errors[0] ?? error.message
  throw error
}

type Defaults = Pick<NewAddress, 'isDefaultShipping' | 'isDefaultBilling'>

/** A valid address, or why it is invalid. */
function toAddress(
  source: SourceCustomer,
  place: SourceAddress,
  { countries, ...defaults }: { countries: readonly CountryRow[] } & Defaults,
): NewAddress | string {
  const [firstname, lastname] = [place.firstname || source.firstname, place.lastname || source.lastname]
  const row = countries.find(({ iso }) => iso === place.country)
  if (!row) return `the shop knows no country ${place.country || 'without a code'}`
  const state = row.states.find(({ code, name }) => code === place.state || name === place.state)?.code
  if (row.states.length > 0 && state === undefined) return `${row.iso} has no state ${place.state}`
  try {
    return addressFieldsSchema.validateSync({
      ...{ firstname, lastname, street: place.street, city: place.city, phone: place.phone },
      ...{ state: state ?? place.state, postalCode: normalizePostalCode(row.iso, place.postalCode), countryId: row.id },
      ...defaults,
    })
  } catch (error) {
    return messageOf(error)
  }
}

/** The valid addresses of a customer; adds a note for each invalid one. */
function addressesOf(source: SourceCustomer, countries: readonly CountryRow[], notes: string[]): NewAddress[] {
  const { address: shipping, billing = null } = source
  const parsed = [
    shipping && toAddress(source, shipping, { countries, isDefaultShipping: true, isDefaultBilling: !billing }),
    billing && toAddress(source, billing, { countries, isDefaultShipping: false, isDefaultBilling: true }),
  ]
  return parsed.flatMap((one) => {
    if (typeof one === 'string') notes.push(`the address is left out: ${one}`)
    return one && typeof one !== 'string' ? [one] : []
  })
}

/** Why a row is rejected; empty if it is valid. */
function problemOf({ email, firstname, lastname, problem }: SourceCustomer): string {
  if (problem) return problem
  if (email === '') return 'it has no email, and an account is known by it'
  if (!emailRule().isValidSync(email)) return `${email} is no email address`
  const invalidName = [firstname, lastname].find((name) => name !== '' && !personName().isValidSync(name))
  return invalidName === undefined ? '' : `${invalidName} cannot be a name`
}

async function addCustomer(
  tx: Database,
  source: SourceCustomer,
  { passwordHash, at }: { passwordHash: string; at: Date },
) {
  const { firstname, lastname } = source
  const [created] = await tx
    .insert(customer)
    .values({ email: normalizeEmail(source.email), passwordHash, firstname, lastname, importedAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: customer.id })
  return created?.id ?? null
}

const DAY_MS = 86_400_000

/**
 * Sends an imported account without a password a mail to choose one, unless it received one recently.
 * @returns whether it is sent; in a dry run, whether it would be
 */
async function inviteCustomer(
  tx: Database,
  email: string,
  { shop, invite, isDryRun }: { shop: InviteShop; invite: InviteOptions; isDryRun: boolean },
): Promise<boolean> {
  const at = new Date(shop.now())
  const before = new Date(at.getTime() - invite.resendAfterDays * DAY_MS)
  // A password is chosen by a link, which confirms the email too.
  const isDue = and(
    eq(customer.email, normalizeEmail(email)),
    isNotNull(customer.importedAt),
    isNull(customer.verifiedAt),
    or(isNull(customer.invitedAt), lt(customer.invitedAt, before)),
  )
  if (isDryRun) return (await tx.$count(customer, isDue)) > 0
  const [row] = await tx.update(customer).set({ invitedAt: at }).where(isDue).returning()
  if (!row) return false
  const token = await createLink(tx, { customerId: row.id, purpose: 'reset', now: at.getTime() })
  const { language } = shop
  const mail = { recipient: row.email, template: 'choose-password' as const, values: { token } }
  await writeMail(tx, mail, { ...shop, texts: textsOf(language) })
  return true
}

/**
 * Adds accounts of another shop, without a password: their owners choose one by "forgot password", which proves that
 * the email is theirs. Mails are sent only with `invite`. Existing accounts are not changed, so a second run changes
 * nothing.
 */
export async function importCustomers(
  shop: InviteShop,
  { customers, actor, isDryRun, invite }: ImportCustomersInput,
): Promise<ImportedCustomer[]> {
  const { db, now } = shop
  // The hash of a discarded random password: no login succeeds, and its timing is that of others.
  const passwordHash = await hashPassword(newToken())
  const at = new Date(now())
  return inTransaction(db, async (tx) => {
    const countries = await tx.select().from(country)
    const emails = customers.map(({ email }) => normalizeEmail(email))
    const existing = await tx.select({ email: customer.email }).from(customer).where(inArray(customer.email, emails))
    const existingEmails = new Set(existing.map(({ email }) => email))
    const results: ImportedCustomer[] = []
    for (const source of customers) {
      const { line, email } = source
      const problem = problemOf(source)
      const notes = [...source.notes]
      const addresses = addressesOf(source, countries, notes)
      const sendInvite = async () => invite !== null && inviteCustomer(tx, email, { shop, invite, isDryRun })
      if (problem !== '') {
        results.push({ line, email, problem, outcome: 'refused', notes: [], isInvited: false })
        continue
      }
      if (existingEmails.has(normalizeEmail(email))) {
        results.push({ line, email, problem, outcome: 'same', notes: [], isInvited: await sendInvite() })
        continue
      }
      existingEmails.add(normalizeEmail(email))
      const customerId = isDryRun ? null : await addCustomer(tx, source, { passwordHash, at })
      if (customerId !== null && addresses.length > 0)
        await tx.insert(address).values(addresses.map((one) => ({ ...one, id: randomId(), customerId, createdAt: at })))
      const isInvited = isDryRun ? invite !== null : await sendInvite()
      results.push({ line, email, problem, outcome: 'created', notes, isInvited })
    }
    const created = results.filter(({ outcome }) => outcome === 'created').length
    const invited = results.filter(({ isInvited }) => isInvited).length
    if (created + invited > 0 && !isDryRun)
      await tx
        .insert(auditLog)
        .values({ at, actor, kind: 'import', key: 'customers', before: null, after: { created, invited } })
    return results
  })
}
