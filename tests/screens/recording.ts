import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { UserError } from '../harness/user-error'
import type { LayoutBox } from './layout-boxes'
import { packPicture } from './picture'
import { nameOf, type Shot } from './shots'
import type { ScreenCapture } from './steady-page'

const FOLDER = join('tests', 'screens', 'recorded')
const BOXES = join(FOLDER, 'boxes.json')

/** The recorded data of all screens, besides their pictures. */
export interface Recording {
  /** The browser of the recording, such as `156.0.8078.108 linux x64`. */
  browser: string
  /** Boxes by the name of the shot. */
  boxes: Record<string, LayoutBox[]>
}

/** Version and system of a browser. Pixels are comparable only if both are equal: text rendering differs. */
export const describeBrowser = (browser: Browser): string => `${browser.version()} ${platform()} ${arch()}`

/** @throws UserError if there is no recording */
export function readRecording(): Recording {
  if (!existsSync(BOXES)) throw new UserError('No screens are recorded: npm run screens -- record')
  return JSON.parse(readFileSync(BOXES, 'utf8')) as Recording
}

/** The recorded picture; null if there is none. */
export function readPicture(shot: Shot): Buffer | null {
  const file = join(FOLDER, `${nameOf(shot)}.webp`)
  return existsSync(file) ? readFileSync(file) : null
}

/** Replaces the whole recording. */
export async function writeRecording(browser: string, captures: ReadonlyMap<Shot, ScreenCapture>): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [shot, { screenshot }] of captures)
    writeFileSync(join(FOLDER, `${nameOf(shot)}.webp`), await packPicture(screenshot))
  const lines = [...captures].map(
    ([shot, { boxes }]) => `    ${JSON.stringify(nameOf(shot))}: ${JSON.stringify(boxes)}`,
  )
  // One line per screen, so that a change of a screen is a change of one line.
  writeFileSync(BOXES, `{\n  "browser": ${JSON.stringify(browser)},\n  "boxes": {\n${lines.join(',\n')}\n  }\n}\n`)
}
