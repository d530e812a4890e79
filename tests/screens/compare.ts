import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { compareBoxes, OTHER_BROWSER, SAME_BROWSER } from './layout-boxes'
import { comparePictures } from './picture'
import { readPicture, type Recording } from './recording'
import { nameOf, type Shot } from './shots'
import { capturePage, type ScreenCapture, type View } from './steady-page'

/** Folder for pictures of differences. */
const RESULTS = join('test-results', 'screens')

/** Pixels that may differ, for example of a glyph between two pixels. */
const MAX_PIXELS = 60

/** How long a comparison is repeated until it succeeds, in milliseconds: a busy machine renders late. */
const MATCH_TIMEOUT_MS = 8_000

const RETRY_INTERVAL_MS = 500

/** Removes the pictures of an earlier comparison. */
export const clearResults = () => rmSync(RESULTS, { recursive: true, force: true })

interface Difference {
  /** As text. */
  changes: string[]
  picture: (() => Promise<Buffer>) | null
}

async function differenceOf(shot: Shot, capture: ScreenCapture, { recording, browser }: Compared): Promise<Difference> {
  const boxes = recording.boxes[nameOf(shot)]
  const recorded = readPicture(shot)
  if (!boxes) return { changes: ['it is not recorded'], picture: null }
  const isSame = recording.browser === browser
  const changes = compareBoxes(boxes, capture.boxes, isSame ? SAME_BROWSER : OTHER_BROWSER)
  if (!recorded) return { changes, picture: null }
  const { count, picture } = await comparePictures(recorded, capture.screenshot)
  if (isSame && count > MAX_PIXELS) changes.push(`${count} pixels differ`)
  return { changes, picture }
}

interface Compared {
  recording: Recording
  /** The browser of the comparison, as named by `describeBrowser`. */
  browser: string
}

/**
 * Compares an open screen with its recording, and writes a picture of the differences.
 * @returns the name of the shot and its differences; null if there are none
 */
export async function compareShot(
  shot: Shot,
  page: Page,
  { view, ...compared }: Compared & { view: View },
): Promise<string | null> {
  const end = Date.now() + MATCH_TIMEOUT_MS
  for (;;) {
    const { changes, picture } = await differenceOf(shot, await capturePage(page, view), compared)
    if (changes.length === 0) return null
    if (Date.now() < end) {
      await pause(RETRY_INTERVAL_MS)
      continue
    }
    const name = nameOf(shot)
    if (!picture) return `${name}: ${changes.join('; ')}`
    mkdirSync(RESULTS, { recursive: true })
    const file = join(RESULTS, `${name}.png`)
    writeFileSync(file, await picture())
    return `${name}: ${changes.join('; ')} (${file})`
  }
}
