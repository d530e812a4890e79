import type { Browser } from '@playwright/test'

/** Bytes on the wire by resource type, including headers, and the number of elements of the loaded page. */
export type Weight = Record<Kind, number> & { requests: number; total: number; elements: number }

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const
export type Kind = (typeof KINDS)[number]

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Wait after the network is idle; requests in this time still count. */
const SETTLE_MS = 500

const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type)

/** Loads a page on a phone with an empty cache, without scrolling. @throws Error if the response is no success */
export async function measureLoad(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const weight: Weight = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Image: 0,
    Other: 0,
    requests: 0,
    total: 0,
    elements: 0,
  }
  const kinds = new Map<string, Kind>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, isKind(type) ? type : 'Other'))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kinds.get(requestId) ?? 'Other'] += encodedDataLength
    weight.total += encodedDataLength
    weight.requests++
  })
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}`)
  await page.waitForTimeout(SETTLE_MS)
  weight.elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return weight
}
