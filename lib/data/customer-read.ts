import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { type Call, fillPath, type PathParams } from '../../contract/call'
import { safeReturnPath } from '../account/safe-redirect'
import { isNotFound, isUnauthorized } from '../api/api-error'
import { readResponse } from '../api/read-response'
import { storeApi } from '../api/store-api'
import { readCaller } from '../auth/caller'
import { loginPath, sessionLostPath } from '../paths'
import { REQUESTED_PATH_HEADER } from '../routing/requested-path'
import { queryString, type Query } from './public-read'

const requestedPath = async () => safeReturnPath((await headers()).get(REQUESTED_PATH_HEADER))

interface Options {
  params?: PathParams
  query?: Query
}

/**
 * Reads the store API for the logged-in customer, uncached. The account's pages read only through this: a visitor is
 * redirected to the login page, even if middleware did not do so.
 * @throws ApiError if the store API is unreachable, or the resource does not exist
 */
export async function fetchForCustomer<C extends Call>(call: C, { params = {}, query = {} }: Options = {}) {
  const caller = await readCaller()
  if (!caller.token) redirect(loginPath(await requestedPath()))
  const path = fillPath(call.path, params) + queryString(query)
  const reply = await storeApi()
    .send({ method: 'GET', path, caller })
    .catch(async (error: unknown) => {
      if (isUnauthorized(error)) redirect(sessionLostPath(await requestedPath()))
      throw error
    })
  return readResponse(call, reply.data)
}

/** The same; a resource that is missing or belongs to another customer leads to the not-found page. @throws ApiError */
export async function fetchForCustomerOr404<C extends Call>(call: C, options: Options = {}) {
  return fetchForCustomer(call, options).catch((error: unknown) => {
    if (isNotFound(error)) notFound()
    throw error
  })
}
