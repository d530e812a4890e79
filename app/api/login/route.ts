import { getOrCreateCaller } from '@/lib/api/proxy/caller'
import { createProxyHandler } from '@/lib/api/proxy/forward'
import { logInWith } from '@/lib/api/proxy/session'

/** Its own route: the store API's reply contains the token, which no browser sees. */
export const POST = createProxyHandler(async ({ body }) => ({
  code: 0,
  msg: '',
  data: await logInWith(body, await getOrCreateCaller()),
}))
