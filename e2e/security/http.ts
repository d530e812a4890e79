import { request } from 'undici'

export interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface RequestOptions {
  headers?: Record<string, string>
  body?: string
}

/** The shop of these tests, as configured by `npm test`. */
export const SHOP = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

/** Sends one request exactly as given: nothing is added, no redirect is followed. */
export async function send(
  method: string,
  path: string,
  { headers, body }: RequestOptions = {},
): Promise<HttpResponse> {
  const url = path.startsWith('http') ? path : SHOP + path
  const reply = await request(url, { method: method as 'GET', headers, body })
  return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
}

/** `name=value` of every cookie a response sets. */
export const cookiesOf = ({ headers }: HttpResponse): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
