/** @jest-environment node */
import { COOKIE_POLICY_ID, PAGE_GROUPS } from '../../../../contract/entities/page'
import { LOCALES, type LocalText } from '../../../i18n/locale'
import { COUNTRIES } from '../../../db/countries'
import { ORDERS } from '../orders'
import { SHIPPING } from '../checkout'
import { STORE } from '../store'
import { PAGES } from './pages'

const TEXT_TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Paths of the shop that a content page may link to, in addition to other content pages. */
const PATHS = [
  ...['/order-track', '/service-center', '/category', '/product', '/account/ticket/create'],
  ...['/login', '/register', '/cart'],
]

const links = PAGES.flatMap(({ key, html }) =>
  LOCALES.flatMap((locale) =>
    [...html[locale].matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ key, locale, href })),
  ),
)

/** Every localised text inside a value. */
function textsIn(value: unknown): LocalText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value && 'de' in value) return [value as LocalText]
  return Object.values(value).flatMap(textsIn)
}

describe('pages', () => {
  it('are numbered 1 to 8, with the cookie policy as number 2 (spec §2)', () => {
    expect(PAGES.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(PAGES.find(({ id }) => id === COOKIE_POLICY_ID)?.key).toBe('cookie-policy')
  })

  it('name the device cookies in every language, including their names on secure connections (spec §9)', () => {
    const policy = PAGES.find(({ id }) => id === COOKIE_POLICY_ID)
    for (const locale of LOCALES)
      for (const name of ['uuid', '__Host-uuid', 'known-device', '__Host-known-device'])
        expect(policy?.html[locale]).toContain(`<strong>${name}</strong>`)
  })

  it('have unique keys, including the linked ones (spec §2)', () => {
    const keys = PAGES.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['contact-us', 'about-us']))
  })

  it('are in a group of the footer', () => {
    const groups: number[] = Object.values(PAGE_GROUPS)
    expect(PAGES.filter(({ groupId }) => !groups.includes(groupId))).toEqual([])
  })

  it('have a valid date of change', () => {
    expect(PAGES.filter(({ updatedAt }) => Number.isNaN(Date.parse(updatedAt)))).toEqual([])
  })

  it('have a different text in every language', () => {
    for (const words of textsIn([PAGES, STORE.notify])) {
      expect(LOCALES.filter((locale) => words[locale].trim() === '')).toEqual([])
      expect(new Set(LOCALES.map((locale) => words[locale])).size).toBe(3)
    }
  })

  it('answer fourteen questions on the FAQ page', () => {
    expect(PAGES.find(({ key }) => key === 'faq')?.questions).toHaveLength(14)
  })
})

describe('html', () => {
  it.each(LOCALES)('has only allowed tags, correctly nested and closed (%s)', (locale) => {
    for (const { key, html } of PAGES) {
      const open: string[] = []
      for (const [tag, slash, name = '', attributes] of html[locale].matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
        expect([key, [...TEXT_TAGS, ...TABLE_TAGS]]).toEqual([key, expect.arrayContaining([name])])
        expect(attributes).toMatch(name === 'a' ? /^( href="[^"]+")?$/ : /^( scope="(row|col)")?$/)
        if (slash) expect([key, tag, open.pop()]).toEqual([key, tag, name])
        else open.push(name)
      }
      expect([key, open]).toEqual([key, []])
      expect(html[locale].replace(/<\/?[a-z0-9][^>]*>/gi, '')).not.toMatch(/[<>]/)
    }
  })

  it('has the same structure in every language', () => {
    const outline = (html: string) => html.match(/<[a-z0-9]+/g)
    for (const { html } of PAGES) {
      expect(outline(html.es)).toEqual(outline(html.en))
      expect(outline(html.de)).toEqual(outline(html.en))
    }
  })

  it('links only to pages and paths of the shop and to its email address', () => {
    const known = [...PATHS, ...PAGES.map(({ key }) => `/page/${key}`), `mailto:${STORE.contact.email}`]
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ href }) => !known.includes(href.replace(/#.*$/, '')))).toEqual([])
  })
})

describe('shipping', () => {
  const ratesOf = (code: string) => SHIPPING.find((method) => method.code === code)?.rates ?? []
  const standard = ratesOf('standard').flatMap(({ countries, price }) => countries.map((iso) => ({ iso, price })))

  it('has free standard delivery to every country, listed once (spec §2)', () => {
    expect(standard.map(({ iso }) => iso).sort()).toEqual(COUNTRIES.map(({ iso }) => iso).sort())
    expect(standard.filter(({ price }) => price !== 0)).toEqual([])
  })

  it('serves existing countries, each at one price', () => {
    const known = COUNTRIES.map(({ iso }) => iso)
    for (const { rates } of SHIPPING) {
      const served = rates.flatMap(({ countries }) => countries)
      expect(served.filter((iso) => !known.includes(iso))).toEqual([])
      expect(new Set(served).size).toBe(served.length)
      expect(rates.filter(({ minDays, maxDays }) => minDays < 1 || maxDays < minDays)).toEqual([])
    }
  })

  it('has the prices and times of the delivery page', () => {
    const html = PAGES.find(({ key }) => key === 'delivery')?.html
    for (const { price, minDays, maxDays } of [...ratesOf('standard'), ...ratesOf('express')]) {
      const amount = (price / 100).toFixed(2)
      for (const words of [`€${amount}`, `${minDays}–${maxDays} working`]) expect(html?.en).toContain(words)
      for (const words of [`${amount.replace('.', ',')} €`, `${minDays}–${maxDays} `]) {
        expect(html?.es).toContain(words)
        expect(html?.de).toContain(words)
      }
    }
  })
})

describe('orders', () => {
  it('have unique numbers in capitals', () => {
    const numbers = ORDERS.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(ORDERS.length)
    expect(numbers.filter((number) => !/^TL-\d{6}$/.test(number))).toEqual([])
  })

  it('have a history that starts with being placed, in order of time', () => {
    for (const { history } of ORDERS) {
      const times = history.map(({ hoursAgo }) => hoursAgo)
      expect(history[0]?.event).toBe('placed')
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('have a history that matches their state', () => {
    for (const { payment, shipping, history, shipments } of ORDERS) {
      const events = history.map(({ event }) => event)
      expect(events.includes('paid')).toBe(payment === 'paid' || payment === 'refunded')
      expect(events.includes('refunded')).toBe(payment === 'refunded')
      expect(events.includes('canceled')).toBe(payment === 'canceled')
      expect(events.includes('shipped')).toBe(shipping === 'shipped' || shipping === 'partial-shipment')
      expect(shipments.length > 0).toBe(events.includes('shipped'))
    }
  })

  it('are shipped after being placed, and delivered after shipping', () => {
    for (const { history, shipments } of ORDERS) {
      for (const { shippedHoursAgo, deliveredHoursAgo } of shipments) {
        expect(shippedHoursAgo).toBeLessThan(history[0]?.hoursAgo ?? 0)
        expect(history).toContainEqual({ event: 'shipped', hoursAgo: shippedHoursAgo })
        if (deliveredHoursAgo === null) continue
        expect(deliveredHoursAgo).toBeLessThan(shippedHoursAgo)
        expect(history).toContainEqual({ event: 'delivered', hoursAgo: deliveredHoursAgo })
      }
    }
  })
})
