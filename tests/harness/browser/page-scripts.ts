import type { Page } from '@playwright/test'

/**
 * Runs in the page. It declares no named functions: tsx would wrap each in a call of a helper the page does not have.
 * @returns whether the page is hydrated, its forms included; true for a page without the storefront's scripts
 */
export const hasScripts = (): boolean =>
  !('__storefront' in window || document.querySelector('script[src^="/_next/static/"]')) ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
    // The router writes it with the first commit, and would undo a change of the address made before.
    history.state !== null &&
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))

/** Milliseconds between two checks of `waitForScripts`. */
const POLL_INTERVAL_MS = 25

/**
 * Waits until the page is hydrated, for at most `timeoutMs`. The page itself polls, with a timer: Playwright's
 * `waitForFunction` first sends its library to each page, and requests a frame for each check.
 */
export async function waitForScripts(page: Page, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  const pollScript = (ms: number) => `(async () => {
    const until = performance.now() + ${ms}
    const isReady = ${String(hasScripts)}
    while (!isReady() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, ${POLL_INTERVAL_MS}))
    return true
  })()`
  // A navigation ends the polling: it starts again on the next page.
  while (Date.now() < deadline && !page.isClosed())
    if (await page.evaluate<boolean>(pollScript(deadline - Date.now())).catch(() => false)) return
}
