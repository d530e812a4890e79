import 'server-only'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { UserInfo } from '../../contract/entities/user'
import { ApiError, isNotFound, isUnauthorized, logFailure } from '../api/api-error'
import { storeApi } from '../api/store-api'
import { readCaller } from '../auth/caller'
import { fetchForCustomer, fetchForCustomerOr404 } from './customer-read'
import type { Query } from './public-read'
import { hasCapability } from './settings'

/** The logged-in customer; visitors are redirected to the login page. */
export const requireUser: () => Promise<UserInfo> = cache(() => fetchForCustomerOr404(CALLS.getUser))

/** Whether the session is valid. Makes no call for visitors. */
export async function isSignedIn(): Promise<boolean> {
  const caller = await readCaller()
  if (!caller.token) return false
  try {
    await storeApi().send({ method: 'GET', path: CALLS.getUser.path, caller })
    return true
  } catch (error) {
    if (isUnauthorized(error) || isNotFound(error)) return false
    throw error
  }
}

/** The customer's address book, default addresses first. */
export const listAddresses = () => fetchForCustomerOr404(CALLS.listAddresses)

/** A page of the customer's orders, newest first. */
export const listOrders = (query: Query) => fetchForCustomerOr404(CALLS.listOrders, { query })

/** One of the customer's orders; another customer's is not found. */
export const getOrder = (number: string) => fetchForCustomerOr404(CALLS.getOrder, { params: { number } })

/** Whether the customer can pay an order now; false if the call fails: a message about an order is shown without it. */
export async function canPayOrder(number: string): Promise<boolean> {
  try {
    return (await fetchForCustomer(CALLS.getOrder, { params: { number } })).canPay
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isNotFound(error)) logFailure(error, 'the order of a message could not be read')
    return false
  }
}

/** A page of the shop's messages to the customer, newest first, and how many of all are unread. */
export const listMessages = (query: Query) => fetchForCustomerOr404(CALLS.listMessages, { query })

/**
 * The number of unread messages; 0 in a shop without messages, or if the call fails, so that no account page fails with
 * it.
 */
export async function countUnread(): Promise<number> {
  if (!(await hasCapability('messages'))) return 0
  try {
    return (await fetchForCustomer(CALLS.listMessages, { query: { page: 1, limit: 1 } })).unread
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    logFailure(error, 'unread messages could not be counted')
    return 0
  }
}

/** Reads data, or returns the fallback for a store API without the call. @throws ApiError */
const fallbackOnNotFound = <Read>(read: Promise<Read>, fallback: Read): Promise<Read> =>
  read.catch((error: unknown) => {
    if (isNotFound(error)) return fallback
    throw error
  })

/** The newest orders and the delivery address for the account's overview. @throws ApiError */
export async function readOverview(limit: number) {
  const query = { page: 1, limit }
  const [{ list: orders }, addresses] = await Promise.all([
    fallbackOnNotFound(fetchForCustomer(CALLS.listOrders, { query }), { ...query, list: [], total: 0 }),
    fallbackOnNotFound(fetchForCustomer(CALLS.listAddresses), []),
  ])
  return { orders, address: addresses.find(({ isDefaultShipping }) => isDefaultShipping) }
}

/** One of the customer's messages; another customer's is not found. */
export const getMessage = cache((id: string) => fetchForCustomerOr404(CALLS.getMessage, { params: { id } }))

/** A page of the customer's tickets, the last changed first. */
export const listTickets = (query: Query) => fetchForCustomerOr404(CALLS.listTickets, { query })

/** One of the customer's tickets with its thread; another customer's is not found. */
export const getTicket = cache((id: string) => fetchForCustomerOr404(CALLS.getTicket, { params: { id } }))
