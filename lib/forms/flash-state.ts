import 'server-only'
import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies, headers } from 'next/headers'
import { isSecureOrigin } from '../env'
import { readCaller } from '../auth/caller'
import { readOwner } from '../auth/owner'
import { unseal, seal } from '../auth/session'
import { FLASH_PARAMETER, type FormState, INITIAL_FORM_STATE } from './form-state'
import { saveDraft, loadDraft } from './draft'
import type { FormDefinition, FormValues } from './form-definition'

/** State of a form that was sent without JavaScript, for the page that follows. */
export interface FlashState extends FormState {
  /** The entered values that may be shown again. */
  values: FormValues
}

const FLASH_TTL_SECONDS = 600

/** Browsers drop cookies above 4096 bytes, attributes included. */
const MAX_COOKIE_BYTES = 3900

const cookieName = () => (isSecureOrigin() ? '__Secure-answer' : 'answer')

const pack = (data: unknown) => deflateRawSync(JSON.stringify(data)).toString('base64url')
const unpack = (packed: string): unknown => JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString())

/** Encrypted: it contains user input, and a forged cookie must not put text on the page. */
async function sealFlashState(flash: FlashState, id: string): Promise<string> {
  const owner = await readOwner()
  const sealPacked = (answer: FlashState) => seal({ packed: pack({ id, owner, answer }) }, FLASH_TTL_SECONDS)
  const value = await sealPacked(flash)
  if (value.length <= MAX_COOKIE_BYTES) return value
  // Too large for a cookie: the cookie contains only the errors. A customer's values are stored as a draft, as for a
  // lost session.
  if (owner) await saveDraft(id, owner, flash.values)
  return sealPacked({ ...flash, values: {} })
}

const newId = () => randomBytes(9).toString('base64url')

/** The entered values that may be shown again. */
const omitSecrets = ({ secrets }: Pick<FormDefinition, 'secrets'>, formValues: FormValues): FormValues =>
  Object.fromEntries(Object.entries(formValues).filter(([field]) => !secrets.includes(field)))

/** The address of a page that shows a flash state. @param page path with query and fragment */
function addFlashId(page: string, id: string): string {
  const [address = '/', fragment = ''] = page.split('#')
  const [path = '/', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(FLASH_PARAMETER, id)
  return `${path}?${parameters}${fragment && `#${fragment}`}`
}

/**
 * Sets the flash state of a page in a cookie, so that the entered values appear in no address and no log.
 * @param page path with query and fragment
 * @returns the page's address with the id of the flash state
 */
export async function setFlashState(
  page: string,
  form: Pick<FormDefinition, 'secrets'>,
  formValues: FormValues,
  outcome: FormState,
): Promise<string> {
  const id = newId()
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: await sealFlashState({ ...outcome, values: outcome.isDone ? {} : omitSecrets(form, formValues) }, id),
    httpOnly: true,
    maxAge: FLASH_TTL_SECONDS,
    path: page.split(/[?#]/)[0],
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
  return addFlashId(page, id)
}

/**
 * Stores the entered values of an ended session until its customer has logged in again.
 * @param owner of the session (lib/auth/owner.ts)
 * @returns the address of the form's page, which shows them only to this customer on this device
 */
export async function storeDraft(
  page: string,
  form: FormDefinition,
  formValues: FormValues,
  owner: string,
): Promise<string> {
  const id = newId()
  await saveDraft(id, owner, omitSecrets(form, formValues))
  return addFlashId(page, id)
}

/** The flash state named by the query; null if there is none, or if it is forged, or belongs to another customer. */
export async function readFlashState(search: Record<string, unknown>): Promise<FlashState | null> {
  const flashId = search[FLASH_PARAMETER]
  if (!flashId) return null
  const found = (await readFlashCookies()).find(({ id }) => id === flashId)
  if (!found) return readStoredDraft(flashId)
  const { owner, answer: flash } = found
  // Sent by a customer who has logged out since.
  if (owner && owner !== (await readOwner())) return null
  return Object.keys(flash.values).length === 0 && !flash.isDone
    ? { ...flash, values: (await readStoredDraft(flashId))?.values ?? {} }
    : flash
}

interface FlashCookie {
  id: string
  /** The customer who sent the form; empty for a visitor. */
  owner: string
  answer: FlashState
}

/** The value of a cookie; empty if it is malformed. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Paths of an address, each with a cookie of its own: /account, /account/orders, /account/orders/1001. */
const MAX_PATHS = 6

/**
 * The flash states of this page and of those above it. Their cookies have the same name, of which Next returns only the
 * last, so the header is parsed.
 */
async function readFlashCookies(): Promise<FlashCookie[]> {
  const prefix = `${cookieName()}=`
  const values = ((await headers()).get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .slice(0, MAX_PATHS)
  const unsealed = await Promise.all(values.map((pair) => unseal(decode(pair.slice(prefix.length)), FLASH_TTL_SECONDS)))
  return unsealed.flatMap((data) => {
    const { packed } = (data ?? {}) as { packed?: string }
    return packed ? [unpack(packed) as FlashCookie] : []
  })
}

/** The stored draft of the logged-in customer. */
async function readStoredDraft(flashId: unknown): Promise<FlashState | null> {
  const { token } = await readCaller()
  const values = token ? await loadDraft(flashId, await readOwner()) : null
  return values && { ...INITIAL_FORM_STATE, values }
}
