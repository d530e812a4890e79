import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type LayoutBox, readLayoutBoxes } from './layout-boxes'
import { WINDOWS, type Width } from './shots'

/** How many windows of a page, from its top, a picture has; its boxes are those of the whole page. */
const WINDOWS_SHOWN = 1.5

/** Between two looks at a page that may still move, in milliseconds. */
const LOOK_INTERVAL_MS = 100

const MAX_LOOKS = 30

/** Random or of the minute, and what is shown instead. */
const VARYING: [RegExp, string][] = [
  [/\bTL-[A-Z0-9]{8}\b/g, 'TL-00000000'],
  [/\b\d{1,2}:\d\d\b/g, '10:00'],
]

/**
 * Gives what differs on every visit one text, shows what is skipped while it is far below the window, and writes all in
 * the shop's own font: the system's differs between machines.
 * Runs in the page.
 */
function steady(varying: [source: string, shown: string][]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = varying.reduce(
      (all, [source, shown]) => all.replace(new RegExp(source, 'g'), shown),
      node.nodeValue ?? '',
    )
    if (text !== node.nodeValue) node.nodeValue = text
  }
  if (document.getElementById('steady')) return
  const style = document.createElement('style')
  style.id = 'steady'
  style.textContent = `
    :root { --font: var(--display) !important }
    body *:not(dialog):not(dialog *) { content-visibility: visible !important }
    * { animation: none !important; transition: none !important; scroll-behavior: auto !important }
  `
  document.head.append(style)
}

/** Where everything stands, once what varies has been made the same. */
async function readBoxes(page: Page): Promise<LayoutBox[]> {
  await page.evaluate(
    steady,
    VARYING.map(([{ source }, shown]): [string, string] => [source, shown]),
  )
  return page.evaluate(readLayoutBoxes)
}

/** Loads and decodes the pictures of the part that is shown. Runs in the page. @returns whether all are there */
async function loadShownImages(windows: number): Promise<boolean> {
  const shown = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight * windows && right > 0 && left < innerWidth
    return isInside && width > 0 && image.checkVisibility()
  })
  await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  return shown.every((image) => image.complete && image.naturalWidth > 0)
}

export interface Look {
  screenshot: Buffer
  boxes: LayoutBox[]
}

/**
 * Looks at a page that no longer moves: twice in a row everything stands in the same place.
 * @throws Error when it never stops
 */
export async function lookAt(page: Page, width: Width): Promise<Look> {
  await readBoxes(page)
  await page.waitForFunction(loadShownImages, WINDOWS_SHOWN)
  let before = ''
  for (let i = 0; i < MAX_LOOKS; i++) {
    const boxes = await readBoxes(page)
    const now = JSON.stringify(boxes)
    if (now === before) return { screenshot: await photograph(page, width), boxes }
    before = now
    await pause(LOOK_INTERVAL_MS)
  }
  throw new Error('The page does not stop moving.')
}

/** The top of a page; where a dialog is open or the page has been scrolled, what the window shows. */
async function photograph(page: Page, width: Width): Promise<Buffer> {
  const { total, isWindow } = await page.evaluate(() => ({
    total: document.documentElement.scrollHeight,
    isWindow: scrollY > 0 || document.querySelector('dialog[open]') !== null,
  }))
  if (isWindow) return page.screenshot()
  const height = Math.min(total, Math.round(WINDOWS[width].height * WINDOWS_SHOWN))
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
}
