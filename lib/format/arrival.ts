import type { ArrivalDays, ShippingMethod } from '../../contract/entities/shipping'
import { formatDayRange } from '../../contract/format-date'
import { fillText } from './text-template'

/** Texts of arrivals: `{days}` is replaced by the days. */
export interface ArrivalTexts {
  arrives: string
  ready: string
}

/** 'Arrives Thu 26 – Mon 30 Nov'. @param kind a collection is ready, any other delivery arrives */
export const arrivalText = (days: ArrivalDays, kind: ShippingMethod['kind'], texts: ArrivalTexts, locale: string) =>
  fillText(kind === 'collection' ? texts.ready : texts.arrives, { days: formatDayRange(days, locale) })

/** A text that is valid until a moment, in milliseconds since the epoch. */
export interface TimedText {
  until: number
  text: string
}

/** The first text that is still valid, otherwise the fallback. @param texts soonest first */
export const textAt = (now: number, texts: readonly TimedText[], fallback: string): string =>
  texts.find(({ until }) => now < until)?.text ?? fallback
