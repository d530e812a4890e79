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
  noConsoleErrors: void
}

/** Milliseconds: continues without the scripts if a test blocks them. */
const SCRIPTS_TIMEOUT_MS = 5_000

/** Waits for the page's scripts after each load: interactions before hydration have separate tests. */
function waitForScriptsAfterLoad(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args)
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
    if (javaScriptEnabled) waitForScriptsAfterLoad(page)
    await provide(page)
  },

  customer: async ({ baseURL }, provide) => provide(await makeCustomer(baseURL ?? '')),

  signedIn: async ({ context, customer, baseURL }, provide) => {
    await signIn(context, baseURL ?? '', customer)
    // The notice appears at an arbitrary moment, and could intercept a press that has just begun.
    await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
    await provide(customer)
  },

  noConsoleErrors: [
    async ({ page, expectedErrors }, provide) => {
      const errors: string[] = []
      const recordError = (error: string, location: string) => {
        if (!expectedErrors.some((expected) => expected.test(error))) errors.push(`${error} (${location})`)
      }
      page.on('pageerror', (error) => recordError(error.message, page.url()))
      page.on('console', (message) => {
        if (message.type() === 'error') recordError(message.text(), message.location().url)
      })
      await provide()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** For tests that do not depend on the width: they run on phones only, as most shoppers use these. */
export const ANY_WIDTH = { tag: '@any-width' }

/** For tests of features that only wide windows have. */
export const WIDE = { tag: '@wide' }

export { expect }
