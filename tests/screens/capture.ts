import type { Browser, BrowserContext, Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../lib/limits'
import { translator } from '../harness/browser/translator'
import { JOURNEYS, type Visit } from './journeys'
import { OPENS_AT } from './open-shop'
import { type Shot, WINDOWS } from './shots'
import { settle, type View } from './steady-page'

/** On a busy machine a page may take long, in milliseconds. */
const PAGE_TIMEOUT_MS = 90_000

/** A browser's window as a shot has it, in which the shop's clock is that of its programs. */
async function openContext(browser: Browser, { width, scheme }: Shot, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOWS[width],
    baseURL: shop,
    isMobile: width < 500,
    hasTouch: width < 500,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  await context.clock.setFixedTime(OPENS_AT)
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop }])
  return context
}

const windowOf = ({ width, scheme }: Shot) => `${width} ${scheme}`

type Journey = (typeof JOURNEYS)[number]

/** Number of screens a window opens of a journey, up to the last one that is wanted. */
const lengthOf = (journey: Journey, shots: readonly Shot[]) =>
  Object.keys(journey).findLastIndex((name) => shots.some(({ screen }) => screen === name)) + 1

/** A journey's shots by window: first the windows that do not go as far, since its end leaves orders behind. */
const byWindow = (journey: Journey, shots: readonly Shot[]): Shot[][] =>
  [...new Set(shots.map(windowOf))]
    .map((window) => shots.filter((shot) => windowOf(shot) === window))
    .toSorted((one, other) => lengthOf(journey, one) - lengthOf(journey, other))

export interface Visits {
  shots: readonly Shot[]
  /** Origin of the shop of their language. */
  shop: string
  /** Prepares a browser's window before its first page. */
  prepare?: (context: BrowserContext) => Promise<void>
  /** What to do with a screen before the next one is opened. */
  take: (shot: Shot, page: Page, view: View) => Promise<void>
  /** Called with the shots that could not be opened or taken, and why; the next journey goes on. */
  onFailure: (shots: Shot[], error: unknown) => void
}

/** Opens shots of one language, one after the other, each when its screen is there and has loaded. */
export async function visitShots(browser: Browser, visits: Visits) {
  for (const journey of JOURNEYS) {
    const shots = visits.shots.filter(({ screen }) => screen in journey)
    for (const wanted of byWindow(journey, shots)) await visitJourney(browser, journey, { ...visits, shots: wanted })
  }
}

/** Goes one journey in one window. */
async function visitJourney(browser: Browser, journey: Journey, { shots, shop, prepare, take, onFailure }: Visits) {
  const [first] = shots
  if (!first) return
  const context = await openContext(browser, first, shop)
  const left = new Set(shots)
  try {
    await prepare?.(context)
    const visit: Visit = { page: await context.newPage(), shop, t: translator(first.language) }
    for (const [name, open] of Object.entries(journey).slice(0, lengthOf(journey, shots))) {
      const top = await open(visit)
      const shot = shots.find(({ screen }) => screen === name)
      if (!shot) continue
      await settle(visit.page)
      await take(shot, visit.page, { width: shot.width, top: top ?? null })
      left.delete(shot)
    }
  } catch (error) {
    onFailure([...left], error)
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
