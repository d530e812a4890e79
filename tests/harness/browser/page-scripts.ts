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

/** Milliseconds between two looks of `waitForScripts`. */
const LOOK_EVERY_MS = 25

/**
 * Waits until the page is hydrated, for at most `timeoutMs`. The page itself looks, by a timer: Playwright's own
 * `waitForFunction` sends its library to each page first, and has a frame drawn for each look.
 */
export async function waitForScripts(page: Page, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs
  const look = (ms: number) => `(async () => {
    const until = performance.now() + ${ms}
    const isReady = ${String(hasScripts)}
    while (!isReady() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, ${LOOK_EVERY_MS}))
    return true
  })()`
  // A page that leads on ends the look: it begins again on the next one.
  while (Date.now() < until && !page.isClosed())
    if (await page.evaluate<boolean>(look(until - Date.now())).catch(() => false)) return
}
