import 'server-only'
import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { openSeal, seal } from '../session/seal'
import { ANSWER_PARAMETER } from './answer-parameter'
import type { Outcome } from './outcome'
import type { ShopForm, Typed } from './shop-form'

/** What a form without JavaScript tells the page that follows it. */
export interface FormAnswer extends Outcome {
  /** What was typed, as far as it may be shown again. */
  values: Typed
}

/** Long enough to read it, mend it, and reload the page, in seconds. */
const LIVES = 600

/** What browsers keep of one cookie, its attributes included, in bytes. */
const MOST = 3900

const cookieName = () => (isSecureOrigin() ? '__Secure-answer' : 'answer')

const pack = (data: unknown) => deflateRawSync(JSON.stringify(data)).toString('base64url')
const unpack = (packed: string): unknown => JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString())

/** Sealed: it holds what somebody typed, and nobody else may write what the page says. */
async function sealed(answer: FormAnswer, id: string): Promise<string> {
  const sealPacked = (data: unknown) => seal({ packed: pack(data) }, LIVES)
  const value = await sealPacked({ id, answer })
  // Longer than any browser keeps: what is wrong is still told.
  return value.length <= MOST ? value : sealPacked({ id, answer: { ...answer, values: {} } })
}

/**
 * Leaves an answer for a page, by the answer under way: what was typed is in no address and in no log.
 * @param page path with query and fragment
 * @returns the page's address with the answer
 */
export async function leaveAnswer(
  page: string,
  form: Pick<ShopForm, 'secrets'>,
  typed: Typed,
  outcome: Outcome,
): Promise<string> {
  const id = randomBytes(9).toString('base64url')
  const values = Object.fromEntries(Object.entries(typed).filter(([field]) => !form.secrets.includes(field)))
  const [address = '/', fragment = ''] = page.split('#')
  const [path = '/', query = ''] = address.split('?')
  const jar = await cookies()
  jar.set({
    name: cookieName(),
    value: await sealed({ ...outcome, values: outcome.isDone ? {} : values }, id),
    httpOnly: true,
    maxAge: LIVES,
    path,
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
  const parameters = new URLSearchParams(query)
  parameters.set(ANSWER_PARAMETER, id)
  return `${path}?${parameters}${fragment && `#${fragment}`}`
}

/** The answer a page is asked to show; null when there is none, or it is not of our making. */
export async function readAnswer(search: Record<string, unknown>): Promise<FormAnswer | null> {
  const asked = search[ANSWER_PARAMETER]
  if (!asked) return null
  const opened = await openSeal((await cookies()).get(cookieName())?.value, LIVES)
  const { packed = '' } = (opened ?? {}) as { packed?: string }
  if (!packed) return null
  const { id, answer } = unpack(packed) as { id: string; answer: FormAnswer }
  return id === asked ? answer : null
}
