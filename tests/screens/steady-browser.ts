import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Route } from '@playwright/test'

/**
 * Removes what differs between visits or machines: animations, the system's fonts, the letters of a captcha. Content
 * far below the window is laid out at once, not on scrolling.
 */
const STYLE = `
  :root { --font: var(--display) !important; --mono: var(--display) !important }
  body *:not(dialog):not(dialog *) { content-visibility: visible !important }
  *, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }
  * { scroll-behavior: auto !important }
  img[src^='/api/verify/captcha'] { clip-path: inset(50%) !important }
`

/** Runs in the page before its scripts. Adds no element, which would break hydration. */
function addStyle(style: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

const MAX_IMAGE_REQUESTS = 10
const IMAGE_RETRY_MS = 1_000

/** A busy store API does not draw an image, and the page would show a placeholder: the image is requested again. */
async function requestUntilDrawn(route: Route) {
  for (let requests = 1; ; requests++) {
    const response = await route.fetch({ timeout: 0 })
    if (response.status() < 500 || requests === MAX_IMAGE_REQUESTS) return route.fulfill({ response })
    await pause(IMAGE_RETRY_MS)
  }
}

/** Makes the pages of a browser look the same on every visit, independent of the machine's load. */
export async function stabilizePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(addStyle, STYLE)
  // The page of the request may be closed.
  await context.route('**/image/**', (route) => requestUntilDrawn(route).catch(() => {}))
}
