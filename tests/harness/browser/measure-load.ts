import type { Browser } from '@playwright/test'

/** What a browser fetches, by kind: bytes over the wire, headers included; and how many elements the page has then. */
export type Weight = Record<Kind, number> & { requests: number; total: number; elements: number }

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const
export type Kind = (typeof KINDS)[number]

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Milliseconds after the last request in which another would still count. */
const CALM = 500

const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type)

/** Loads a page for the first time, on a phone, without scrolling. @throws Error when it is not there */
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
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`)
  await page.waitForTimeout(CALM)
  weight.elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return weight
}
