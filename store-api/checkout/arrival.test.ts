/** @jest-environment node */
import fc from 'fast-check'
import type { DispatchSettings, Weekday } from '../db/schema/columns'
import { arrivalOf, deliveryTerms, type DispatchCalendar, nextArrivals } from './arrival'

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const DISPATCH: DispatchSettings = { days: WEEK, cutOff: '14:00', preparationDays: 0, personalizationDays: 2 }

const shop = (change: Partial<DispatchSettings> = {}, more: Partial<DispatchCalendar> = {}): DispatchCalendar => ({
  dispatch: { ...DISPATCH, ...change },
  country: { timeZone: 'Europe/London' },
  ...more,
})

interface MethodInput {
  kind?: 'delivery' | 'collection'
  workingDays?: Weekday[] | null
  days?: [number, number]
  isPersonalized?: boolean
}

/** First and last day, and until when they are valid. */
function arrivalAt(moment: string, calendar: DispatchCalendar, method: MethodInput = {}) {
  const { kind = 'delivery', workingDays = null, days: [minDays, maxDays] = [1, 2], isPersonalized = false } = method
  const terms = deliveryTerms(calendar, { kind, workingDays }, { minDays, maxDays, isPersonalized })
  const arrival = terms && arrivalOf(Date.parse(moment), terms, calendar)
  return arrival && [arrival.from, arrival.to, arrival.until]
}

describe('arrival days', () => {
  it('count from the order day before the cut-off, and from the next day at or after it', () => {
    const calendar = shop()
    expect(arrivalAt('2026-11-24T13:59:59Z', calendar)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-24T14:00:00.000Z',
    ])
    expect(arrivalAt('2026-11-24T14:00:00Z', calendar)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-25T14:00:00.000Z',
    ])
  })

  it('skip weekends: of the shop before the dispatch, of the carrier after it', () => {
    const friday = '2026-11-27T10:00:00Z'
    expect(arrivalAt(friday, shop())).toEqual(['2026-11-30', '2026-12-01', '2026-11-27T14:00:00.000Z'])
    expect(arrivalAt(friday, shop(), { workingDays: [...WEEK, 'sat'] })).toEqual([
      ...['2026-11-28', '2026-11-30', '2026-11-27T14:00:00.000Z'],
    ])
    expect(arrivalAt('2026-11-28T10:00:00Z', shop({ days: [...WEEK, 'sat'] }))?.[2]).toBe('2026-11-28T14:00:00.000Z')
    expect(arrivalAt('2026-11-28T10:00:00Z', shop())?.[2]).toBe('2026-11-30T14:00:00.000Z')
  })

  it('skip holidays, also across the end of the year', () => {
    const calendar = shop({}, { holidays: ['12-25', '12-26', '2026-12-28', '01-01'] })
    expect(arrivalAt('2026-12-24T10:00:00Z', calendar)).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-24T14:00:00.000Z',
    ])
    expect(arrivalAt('2026-12-24T15:00:00Z', calendar)).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2026-12-29T14:00:00.000Z',
    ])
    expect(arrivalAt('2026-12-31T10:00:00Z', calendar)?.slice(0, 2)).toEqual(['2027-01-04', '2027-01-05'])
  })

  it('are delayed by preparation days, and by more for personalized items', () => {
    const monday = '2026-11-23T10:00:00Z'
    expect(arrivalAt(monday, shop({ preparationDays: 1 }))?.slice(0, 2)).toEqual(['2026-11-25', '2026-11-26'])
    const personal = arrivalAt(monday, shop({ preparationDays: 1 }), { isPersonalized: true })
    expect(personal?.slice(0, 2)).toEqual(['2026-11-27', '2026-11-30'])
  })

  it('use the shop’s working days for a collection, which may be ready on the same day', () => {
    const calendar = shop({ days: ['fri', 'sat'] })
    const method: MethodInput = { kind: 'collection', workingDays: WEEK, days: [0, 1] }
    expect(arrivalAt('2026-11-27T10:00:00Z', calendar, method)?.slice(0, 2)).toEqual(['2026-11-27', '2026-11-28'])
  })

  it.each([
    ['Pacific/Auckland', '2026-11-25T00:59:00Z', '2026-11-26', '2026-11-25T01:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-25T01:00:00Z', '2026-11-27', '2026-11-26T01:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-25T21:59:00Z', '2026-11-26', '2026-11-25T22:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-26T03:00:00Z', '2026-11-27', '2026-11-26T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-25T08:31:00Z', '2026-11-27', '2026-11-26T08:30:00.000Z'],
  ])('use the time zone of the shop, here %s at %s', (timeZone, moment, from, until) => {
    const [first, , end] = arrivalAt(moment, shop({}, { country: { timeZone } })) ?? []
    expect([first, end]).toEqual([from, until])
  })

  it('handle daylight saving changes', () => {
    const berlin = shop({ days: [...WEEK, 'sat', 'sun'] }, { country: { timeZone: 'Europe/Berlin' } })
    const until = (moment: string) => arrivalAt(moment, berlin)?.[2]
    expect(until('2026-03-28T12:00:00Z')).toBe('2026-03-28T13:00:00.000Z')
    expect(until('2026-03-29T11:59:00Z')).toBe('2026-03-29T12:00:00.000Z')
    expect(until('2026-10-25T12:30:00Z')).toBe('2026-10-25T13:00:00.000Z')
  })

  it('are null without dispatch settings, and without working days', () => {
    expect(arrivalAt('2026-11-24T10:00:00Z', { country: { timeZone: 'UTC' } })).toBeNull()
    expect(arrivalAt('2026-11-24T10:00:00Z', shop({ days: [] }))).toBeNull()
  })
})

describe('upcoming arrivals', () => {
  it('start each at the previous cut-off, so that a cached page contains the next ones', () => {
    const calendar = shop()
    const terms = deliveryTerms(
      calendar,
      { kind: 'delivery', workingDays: null },
      { minDays: 1, maxDays: 2, isPersonalized: false },
    )
    const next = nextArrivals(Date.parse('2026-11-26T10:00:00Z'), terms, calendar)
    expect(next.map(({ until, from }) => [until, from])).toEqual([
      ['2026-11-26T14:00:00.000Z', '2026-11-27'],
      ['2026-11-27T14:00:00.000Z', '2026-11-30'],
      ['2026-11-30T14:00:00.000Z', '2026-12-01'],
    ])
    expect(nextArrivals(0, null, calendar)).toEqual([])
  })

  it('never promise an earlier day for a later order', () => {
    const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
    const zones = fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Sao_Paulo', 'Asia/Kathmandu')
    const calendar = { ...shop({}, { holidays: ['12-25', '01-01'] }) }
    const terms = deliveryTerms(
      calendar,
      { kind: 'delivery', workingDays: null },
      { minDays: 1, maxDays: 3, isPersonalized: false },
    )
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 9e8 }), zones, (at, later, timeZone) => {
        const inZone = { ...calendar, country: { timeZone } }
        const one = terms && arrivalOf(at, terms, inZone)
        const other = terms && arrivalOf(at + later, terms, inZone)
        expect(one && other && one.from <= other.from && one.to <= other.to).toBe(true)
        expect(one && one.from <= one.to && Date.parse(one.until) > at).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
