import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { mail } from '../db/schema'
import { grantCaptchaPass, openAccountShop } from './accounts'
import { testClient, type TestRequest } from './test-shop'

/** The password of `ada` and `ben`. */
export const PASSWORD = 'a-long-password'
export const emailOf = (name: string) => `${name}@mail.example`

const START = Date.parse('2026-09-01T12:00:00Z')

/** The small shop with its customers, a clock that tests advance, and devices that sign at this time. */
export async function openClockedShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  let clock = START
  const opened = await openAccountShop({ ...options, now: () => clock })

  function device(id: string = randomUUID()) {
    const send = testClient(opened.app, id)
    const request = (method: string, path: string, sent: TestRequest = {}) =>
      send(method, path, { now: (clock += 1), ...sent })
    const logIn = (name: string, password = PASSWORD) =>
      request('POST', '/api/login', { body: { email: emailOf(name), password } })
    const tokenOf = async (name: string, password = PASSWORD) =>
      ((await logIn(name, password)).data as { token: string }).token
    return { id, request, logIn, tokenOf, solveCaptcha: () => grantCaptchaPass(opened.db, id, clock) }
  }

  /** The mails to a customer, the newest first. */
  const mailsTo = (name: string) =>
    opened.db
      .select()
      .from(mail)
      .where(eq(mail.recipient, emailOf(name)))
      .orderBy(desc(mail.id))

  /** The token in the newest mail to a customer. */
  const linkTo = async (name: string) => {
    const [newest] = await mailsTo(name)
    return /token=([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? ''
  }

  return {
    ...opened,
    device,
    mailsTo,
    linkTo,
    advance: (milliseconds: number) => (clock += milliseconds),
    now: () => clock,
  }
}
