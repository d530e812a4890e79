import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findNginx } from './tests/harness/nginx'
import { findPostgres, findRedis } from './tests/harness/services'

/** The shell is the same browser without its user interface: the tests take half as long in it. */
const CHROMIUM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Without any of these Playwright looks for its own. */
const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM_PATHS.find((path) => existsSync(path))

/** No sandbox inside a container; no requests of the browser itself. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise one more is started for each page, in case it is needed.
  '--renderer-process-limit=1',
]

const isCi = process.env.CI === 'true'

/** Tests that start a shop of their own, and those of requests as no browser sends them (`security/`). */
const NO_SCREENS = ['example-shops/**', 'operations/**', 'security/**', 'stores/**']

/** Tests of responses, which do not depend on the viewport. */
const NO_VIEWPORT = ['caching.spec.ts', 'crawl.spec.ts', 'html.spec.ts', 'metadata.spec.ts', 'structured-data.spec.ts']

/** Tests of behaviour and texts that do not depend on the width: run on phones, which most shoppers use. */
const ON_PHONES = [
  'account/{access,access-states,address,address-form,draft-text,lists,login,lost-session}.spec.ts',
  'account/{messages,orders,overview,tickets}.spec.ts',
  // Checks wide windows, too.
  'every-screen.spec.ts',
  '{before-hydration,blocked-cookies,cart-changes,cart-coupon,cart-undo,deferred-scripts}.spec.ts',
  '{forced-colors,minimal-frame,not-found,offline,optimistic-navigation,order-track,pages,pay-page}.spec.ts',
  '{page-weight,print,reviews,search,toast,without-javascript}.spec.ts',
  'checkout/{captcha,counted-journey,layout-shift,ordering,steps,troubles}.spec.ts',
]

// Tags: ANY_WIDTH and WIDE of e2e/fixtures.ts.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes at a second try only has a race: it is mended, not repeated.
  retries: 0,
  // A busy machine must not fail a test, so timeouts are long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One more than cores: tests also wait.
  workers: 3,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    // A service worker would intercept the responses that tests mock; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Traces make every test a third slower: `--trace on` when one is wanted.
    screenshot: 'only-on-failure',
  },
  projects: [
    // Starts its own shop and needs no browser.
    {
      name: 'operations',
      // Most of them wait: tests of other projects run beside them.
      workers: 1,
      testMatch: 'operations/**/*.spec.ts',
      // Without Redis the unit tests of shared state are reported as skipped.
      testIgnore: [
        ...(findRedis() ? [] : ['operations/shared-cache.spec.ts']),
        ...(findRedis() && findNginx() && findPostgres() ? [] : ['operations/cluster.spec.ts']),
      ],
    },
    // Also all tests whose width does not matter: one more project would start more workers and browsers.
    {
      name: 'desktop',
      testIgnore: ['operations/**', ...ON_PHONES],
      grepInvert: /@any-width/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [...NO_SCREENS, ...NO_VIEWPORT],
      grepInvert: /@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
