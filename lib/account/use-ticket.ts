'use client'

import useSWR from 'swr'
import { call } from '../browser/call'
import type { Ticket } from '../../contract/entities/ticket'

const fetchTicket = async (url: string) => (await call('GET', url)) as Ticket

/**
 * A ticket, initially as rendered, then revalidated on focus, so that the shop's reply appears.
 * @param initial as rendered by the server
 */
export function useTicket(initial: Ticket) {
  const { data = initial, mutate } = useSWR<Ticket, Error>(`/api/ticket/${initial.id}`, fetchTicket, {
    fallbackData: initial,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return {
    // Data cached by an earlier visit may be older than the page.
    ticket: newerTicket(data, initial),
    /** Shows the store API's reply, and loads the ticket again. */
    updateTicket: (reply: Ticket) => mutate(reply),
  }
}

/** The newer of two versions of a ticket: its thread only grows, and every change has a timestamp. */
export function newerTicket(one: Ticket, other: Ticket): Ticket {
  if (one.records.length !== other.records.length) return one.records.length > other.records.length ? one : other
  return Date.parse(one.updatedAt) > Date.parse(other.updatedAt) ? one : other
}
