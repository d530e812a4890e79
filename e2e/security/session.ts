import { makeCustomer, type Customer } from '../../tests/harness/browser/customer'
import { cookiesOf, send, SHOP } from './http'

/** A signed-in customer and the cookies of their browser. */
export interface SignedIn {
  customer: Customer
  cookie: string
}

/** Signs a customer in on a new device. */
export async function openSession(customer: Pick<Customer, 'email' | 'password'>): Promise<string> {
  const { email, password } = customer
  const response = await send('POST', '/api/login', {
    headers: { origin: SHOP, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (response.status !== 200) throw new Error(`the login failed: ${response.text}`)
  return cookiesOf(response).join('; ')
}

export async function openCustomer(): Promise<SignedIn> {
  const customer = await makeCustomer(SHOP)
  return { customer, cookie: await openSession(customer) }
}

/** A call as the shop's own pages send it. */
export async function callAs(cookie: string, method: string, path: string, body?: unknown) {
  const headers = { origin: SHOP, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const { status, text } = await send(method, path, {
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status, text, ...(JSON.parse(text) as { code: number; data: unknown }) }
}
