import { randomBytes } from 'node:crypto'
import {
  request as playwrightRequest,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test'
import { solveChallenge } from '../../../lib/auth/solve-challenge'
import type { CaptchaAction, WorkChallenge } from '../../../contract/entities/proof-of-work'

/** A customer of the demo shop, with orders, messages and tickets. Tests share this account: do not change its data. */
export const MARA = { email: 'mara.demo@touchline.example', password: 'touchline-demo', firstname: 'Mara' }

/** Part of every password in these tests, so that `log-secrets.ts` detects passwords in a log. */
const PASSWORD_MARK = 'meadow'

/** Where logging out leads to: the fragment shows the message where the form's script has not loaded yet. */
export const LOGGED_OUT_URL = /\/(#logged-out)?$/

export interface Customer {
  email: string
  password: string
  firstname: string
  lastname: string
}

/** Generates the data of a person who is not registered. */
export const newPerson = (): Customer => {
  const name = randomBytes(6).toString('hex')
  return {
    email: `${name}@mail.example`,
    password: `${PASSWORD_MARK} ${name}`,
    firstname: 'Ada',
    lastname: `Marsh ${name}`,
  }
}

const variable = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: npm test sets it.`)
  return value
}

/** Path and query of the link in the newest mail to a person; empty if there is no mail, or no such link in it. */
export async function linkTo(
  { email }: Pick<Customer, 'email'>,
  pattern = /https?:\/\/\S+\?token=[\w-]+/,
): Promise<string> {
  const response = await fetch(`${variable('E2E_STORE_API_URL')}/dev/outbox.json`)
  const mails = (await response.json()) as { recipient: string; text: string }[]
  const text = mails.find(({ recipient }) => recipient === email)?.text ?? ''
  const link = pattern.exec(text)?.[0]
  return link ? link.slice(new URL(link).origin.length) : ''
}

/** Subjects of the mails to a person. */
export async function mailsTo({ email }: Pick<Customer, 'email'>): Promise<string[]> {
  const response = await fetch(`${variable('E2E_STORE_API_URL')}/dev/outbox.json`)
  const mails = (await response.json()) as { recipient: string; subject: string }[]
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
}

/** Returns a function that calls the storefront's API as its pages do. */
export async function callsOf(request: APIRequestContext, origin: string) {
  const headers = { origin, 'content-type': 'application/json' }
  return async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(origin + path, { method, headers, data: data ?? undefined })
    return (await response.json()) as { code: number; msg: string; data: unknown }
  }
}

/** Solves the captcha of an action by proof of work, the alternative to the picture. */
export async function solveCaptcha(call: Awaited<ReturnType<typeof callsOf>>, action: CaptchaAction) {
  const { data } = await call('GET', `/api/verify/challenge?action=${action}`)
  const { code, msg } = await call('POST', '/api/verify/proof', {
    payload: await solveChallenge(data as WorkChallenge),
  })
  if (code !== 0) throw new Error(`the captcha was not solved: ${msg}`)
}

/** Registers a customer with new cookies, without confirming the email. */
export async function makeUnverified(origin: string): Promise<Customer> {
  const request = await playwrightRequest.newContext()
  const call = await callsOf(request, origin)
  const person = newPerson()
  await solveCaptcha(call, 'register')
  const { code, msg } = await call('POST', '/api/register', { ...person, agree: true })
  if (code !== 0) throw new Error(`the registration failed: ${msg}`)
  await request.dispose()
  return person
}

/** Registers a customer and confirms the email. */
export async function makeCustomer(origin: string): Promise<Customer> {
  const person = await makeUnverified(origin)
  const request = await playwrightRequest.newContext()
  const call = await callsOf(request, origin)
  const token = new URL(await linkTo(person), origin).searchParams.get('token')
  await call('POST', '/api/verify/email', { token })
  await request.dispose()
  return person
}

/** Logs a browser in by an API call, without opening a page. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { email, password }: Pick<Customer, 'email' | 'password'>,
) {
  const call = await callsOf(context.request, origin)
  const { code, msg } = await call('POST', '/api/login', { email, password })
  if (code !== 0) throw new Error(`the login failed: ${msg}`)
}

/** Signs a customer out everywhere, from another device. */
export async function endSessions(origin: string, { email, password }: Pick<Customer, 'email' | 'password'>) {
  const request = await playwrightRequest.newContext()
  const call = await callsOf(request, origin)
  for (const reply of [
    await call('POST', '/api/login', { email, password }),
    await call('DELETE', '/api/user/session'),
  ])
    if (reply.code !== 0) throw new Error(`the sessions were not ended: ${reply.msg}`)
  await request.dispose()
}

/** Whether a request of a page changes something in the shop. */
export const isWrite = (request: Request): boolean =>
  request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')

/**
 * Signs a customer out everywhere right before a request of the page is sent. A call of its own before that request, such
 * as that for the cart once the page is idle, would be refused and lead to the login too early.
 */
export async function endSessionsBefore(
  page: Page,
  matches: (request: Request) => boolean,
  ...customer: Parameters<typeof endSessions>
): Promise<void> {
  let isDone = false
  await page.route('**/*', async (route) => {
    if (!isDone && matches(route.request())) {
      isDone = true
      await endSessions(...customer)
    }
    await route.fallback()
  })
}
