import type { ArrivalDays, ShippingMethod } from '../../contract/entities/shipping'
import type { StoreContent, Weekday } from '../db/schema/columns'
import type { DeliveryTerms } from '../db/schema/orders'
import { dayIn, timeOfDay } from '../i18n/zoned-time'
import { addDays, addWorkingDays, isWorkingDay, workingDayFrom } from './working-days'

/** The settings that determine the days of an arrival. */
export type DispatchCalendar = Pick<StoreContent, 'dispatch' | 'holidays'> & {
  country: Pick<StoreContent['country'], 'timeZone'>
}

type Arrival = ShippingMethod['arrivals'][number]

const CARRIER_DAYS: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']

/** Number of arrivals computed in advance: a page that is cached beyond a cut-off contains the next one. */
const MAX_ARRIVALS = 3

interface DispatchedMethod {
  kind: ShippingMethod['kind']
  workingDays: Weekday[] | null
}

/**
 * The terms of a method in a country; null if the shop shows no dates.
 * @param isPersonalized whether anything in the order is made for its buyer
 */
export function deliveryTerms(
  { dispatch }: DispatchCalendar,
  { kind, workingDays }: DispatchedMethod,
  { minDays, maxDays, isPersonalized }: { minDays: number; maxDays: number; isPersonalized: boolean },
): DeliveryTerms | null {
  if (!dispatch) return null
  return {
    minDays,
    maxDays,
    workingDays: kind === 'collection' ? null : (workingDays ?? CARRIER_DAYS),
    preparationDays: dispatch.preparationDays + (isPersonalized ? dispatch.personalizationDays : 0),
  }
}

/**
 * The arrival of an order that is placed now, and until when that is valid: the next cut-off.
 * @param now milliseconds since the epoch
 * @returns null if the shop shows no dates, or has no working days
 */
export function arrivalOf(
  now: number,
  { minDays, maxDays, workingDays, preparationDays }: DeliveryTerms,
  { dispatch, holidays = [], country: { timeZone } }: DispatchCalendar,
): Arrival | null {
  if (!dispatch) return null
  const shop = { days: dispatch.days, holidays }
  const carrier = { days: workingDays ?? dispatch.days, holidays }
  const today = dayIn(now, timeZone)
  const isBeforeCutOff = isWorkingDay(today, shop) && now < timeOfDay(today, dispatch.cutOff, timeZone)
  const startDay = isBeforeCutOff ? today : workingDayFrom(addDays(today, 1), shop)
  const dispatchDay = startDay && addWorkingDays(startDay, preparationDays, shop)
  const from = dispatchDay && addWorkingDays(dispatchDay, minDays, carrier)
  const to = dispatchDay && addWorkingDays(dispatchDay, maxDays, carrier)
  if (!startDay || !from || !to) return null
  return { from, to, until: new Date(timeOfDay(startDay, dispatch.cutOff, timeZone)).toISOString() }
}

/** The arrival of an order that is placed now, and those of orders after the next cut-offs. */
export function nextArrivals(now: number, terms: DeliveryTerms | null, calendar: DispatchCalendar): Arrival[] {
  const arrivals: Arrival[] = []
  let at = now
  while (terms && arrivals.length < MAX_ARRIVALS) {
    const next = arrivalOf(at, terms, calendar)
    if (!next) break
    arrivals.push(next)
    at = Date.parse(next.until)
  }
  return arrivals
}

/** The arrival days stored with an order; null for none. */
export function arrivalDays(now: number, terms: DeliveryTerms | null, calendar: DispatchCalendar): ArrivalDays | null {
  const arrival = terms && arrivalOf(now, terms, calendar)
  return arrival && { from: arrival.from, to: arrival.to }
}
