'use client'

import useSWR from 'swr'
import { call } from '../browser/call'
import type { Ticket } from '../../contract/entities/ticket'

const fetchTicket = async (url: string) => (await call('GET', url)) as Ticket

/**
 * A ticket, first as rendered, then revalidated on focus, so that the shop's reply appears.
 * @param first as rendered by the server
 */
export function useTicket(first: Ticket) {
  const { data = first, mutate } = useSWR<Ticket, Error>(`/api/ticket/${first.id}`, fetchTicket, {
    fallbackData: first,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return {
    // Data cached by an earlier visit may be older than the page.
    ticket: newerTicket(data, first),
    /** Shows the store API's reply, and loads the ticket again. */
    renew: (answered: Ticket) => mutate(answered),
  }
}

/** Of two readings of one ticket the later: its thread only grows, and every change has its time. */
export function newerTicket(one: Ticket, other: Ticket): Ticket {
  if (one.records.length !== other.records.length) return one.records.length > other.records.length ? one : other
  return Date.parse(one.updatedAt) > Date.parse(other.updatedAt) ? one : other
}
