import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { safeReturnPath } from '../account/safe-redirect'
import { isNotFound, isUnauthorized } from '../api/api-error'
import { readAnswer } from '../api/read-answer'
import { storeApi } from '../api/store-api'
import { ASKED_PATH_HEADER } from '../routing/requested-path'
import type { Call } from '../../contract/call'
import { fillPath, type PathParams } from '../../contract/call'
import { loginPath } from '../paths'
import { sessionLostPath } from '../paths'
import { readCaller } from '../auth/caller'
import { queryString, type Query } from './public-read'

const askedPath = async () => safeReturnPath((await headers()).get(ASKED_PATH_HEADER))

interface Options {
  params?: PathParams
  query?: Query
}

/**
 * What the store API tells the signed-in customer alone, never cached. The one way the account's pages read: whoever is
 * not signed in is led to the login page, whether or not the middleware did so before.
 * @throws ApiError when the store API cannot be asked, or has no such thing
 */
export async function customerAsk<C extends Call>(call: C, { params = {}, query = {} }: Options = {}) {
  const caller = await readCaller()
  if (!caller.token) redirect(loginPath(await askedPath()))
  const path = fillPath(call.path, params) + queryString(query)
  const reply = await storeApi()
    .send({ method: 'GET', path, caller })
    .catch(async (error: unknown) => {
      if (isUnauthorized(error)) redirect(sessionLostPath(await askedPath()))
      throw error
    })
  return readAnswer(call, reply.data)
}

/** The same, where what is not theirs is not there: its page is the not-found page. @throws ApiError */
export async function customerRead<C extends Call>(call: C, options: Options = {}) {
  return customerAsk(call, options).catch((error: unknown) => {
    if (isNotFound(error)) notFound()
    throw error
  })
}
