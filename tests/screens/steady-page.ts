import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { hasScripts } from '../harness/browser/page-scripts'
import { type LayoutBox, readLayoutBoxes } from './layout-boxes'
import { WINDOWS, type Width } from './shots'

/** Height of a picture in windows, from the top of the page. Boxes are those of the whole page. */
const VISIBLE_WINDOWS = 1.5

/** A page is stable if it has not changed for this time. */
const STABLE_MS = 2_000

const MAX_CAPTURES = 15

/** Loads and decodes the visible images. Runs in the page. @returns whether all are loaded */
async function loadShownImages(windows: number): Promise<boolean> {
  const visible = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight * windows && right > 0 && left < innerWidth
    // Images in a collapsed summary have a size, but are not loaded.
    return isInside && width > 0 && image.checkVisibility()
  })
  await Promise.all(visible.map((image) => image.decode().catch(() => {})))
  return visible.every((image) => image.complete && image.naturalWidth > 0)
}

/** Waits until a page has loaded its scripts, images and fonts. */
export async function waitForAssets(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(hasScripts)
  await page.waitForFunction(loadShownImages, VISIBLE_WINDOWS)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Replaces random order numbers by a fixed one, and times of day (of events, and of the clock on the service page) by a
 * fixed one. Runs in the page.
 */
function replaceVaryingTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const { nodeValue, parentElement } = currentNode
    let text = (nodeValue ?? '').replace(/\bTL-[A-Z0-9]{8}\b/g, 'TL-00000000')
    if (parentElement?.closest('time, [aria-labelledby=reach]')) text = text.replace(/\b\d{1,2}:\d\d\b/g, '10:00')
    if (text !== nodeValue) currentNode.nodeValue = text
  }
}

export interface View {
  width: Width
  /** Element at the top of the window; null for the top of the page. */
  top: Locator | null
}

export interface ScreenCapture {
  screenshot: Buffer
  boxes: LayoutBox[]
}

/** Takes a screenshot and the layout boxes of a page as it is now. */
export async function capturePage(page: Page, { width, top }: View): Promise<ScreenCapture> {
  await page.evaluate(replaceVaryingTexts)
  if (top) await top.evaluate((element) => element.scrollIntoView())
  else await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(loadShownImages, VISIBLE_WINDOWS)
  const boxes = await page.evaluate(readLayoutBoxes)
  const isWindow = top !== null || (await page.evaluate(() => document.querySelector('dialog[open]') !== null))
  if (isWindow) return { screenshot: await page.screenshot(), boxes }
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(pageHeight, Math.round(WINDOWS[width].height * VISIBLE_WINDOWS))
  return { screenshot: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }), boxes }
}

const isSame = (a: ScreenCapture, b: ScreenCapture) =>
  a.screenshot.equals(b.screenshot) && JSON.stringify(a.boxes) === JSON.stringify(b.boxes)

/**
 * Takes a screenshot and the layout boxes of a page once it has stopped changing.
 * @throws Error if it keeps changing
 */
export async function captureStablePage(page: Page, view: View): Promise<ScreenCapture> {
  let previous = await capturePage(page, view)
  for (let captures = 1; captures < MAX_CAPTURES; captures++) {
    await pause(STABLE_MS)
    const current = await capturePage(page, view)
    if (isSame(previous, current)) return current
    previous = current
  }
  throw new Error('The page keeps changing.')
}
