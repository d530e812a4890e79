import { expect, test as base, type Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../lib/limits'
import { violationsOf } from '../tests/harness/browser/axe'
import { makeCustomer, signIn, type Customer } from '../tests/harness/browser/customer'
import { waitForScripts } from '../tests/harness/browser/page-scripts'
import { translator } from '../tests/harness/browser/translator'

interface Fixtures {
  t: ReturnType<typeof translator>
  /** Fails if axe finds any violation on the current page. */
  expectAccessible: (page: Page) => Promise<void>
  /** Patterns of console errors that this test causes itself. */
  expectedErrors: RegExp[]
  /** A new customer, not signed in anywhere. */
  customer: Customer
  /** The same, signed in in this test's browser. */
  signedIn: Customer
  quiet: void
}

/** Milliseconds: continues without the scripts if a test blocks them. */
const SCRIPTS_TIMEOUT_MS = 5_000

/** The page's scripts are loaded before a test presses anything: presses before that have separate tests. */
function waitAfterEachLoad(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...asked: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...asked: unknown[]) => {
      const response = await load(...asked)
      await waitForScripts(page, SCRIPTS_TIMEOUT_MS)
      return response
    }
  }
}

/** Playwright's test, which also fails when the page throws or writes an error to the console. */
export const test = base.extend<Fixtures>({
  t: async ({}, provide) => provide(translator()),

  expectAccessible: async ({}, provide) => provide(async (page) => expect(await violationsOf(page)).toEqual([])),

  expectedErrors: [[], { option: true }],

  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitAfterEachLoad(page)
    await provide(page)
  },

  customer: async ({ baseURL }, provide) => provide(await makeCustomer(baseURL ?? '')),

  signedIn: async ({ context, customer, baseURL }, provide) => {
    await signIn(context, baseURL ?? '', customer)
    // The notice appears at an arbitrary moment, and could intercept a press that has just begun.
    await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
    await provide(customer)
  },

  quiet: [
    async ({ page, expectedErrors }, provide) => {
      const errors: string[] = []
      const note = (error: string, where: string) => {
        if (!expectedErrors.some((expected) => expected.test(error))) errors.push(`${error} (${where})`)
      }
      page.on('pageerror', (error) => note(error.message, page.url()))
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text(), message.location().url)
      })
      await provide()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** For tests of what a page does whatever its width: they run on phones alone, where most shoppers are. */
export const ANY_WIDTH = { tag: '@any-width' }

/** For tests of what wide windows alone have. */
export const WIDE = { tag: '@wide' }

export { expect }
