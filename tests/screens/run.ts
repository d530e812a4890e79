import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import playwrightConfig from '../../playwright.config'
import { ensureBuild } from '../harness/build'
import { exitOnSignal, Processes } from '../harness/processes'
import { describeError, UserError } from '../harness/user-error'
import { visitShots, type Visits } from './capture'
import { clearResults, compareShot } from './compare'
import { openShop } from './open-shop'
import { describeBrowser, readRecording, writeRecording } from './recording'
import { DOCUMENTED, nameOf, RECORDED, SAMPLE, type Shot } from './shots'
import { stabilizePages } from './steady-browser'
import { type ScreenCapture, captureStablePage } from './steady-page'

const USAGE = 'npm run screens -- record | compare [--short | names] | document [names]'

/** Pictures of README.md and docs/screens/README.md. */
const DOCUMENTS = join('docs', 'screens')

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'screens-'))

type Handlers = Pick<Visits, 'take'> & Partial<Pick<Visits, 'prepare' | 'onFailure'>>

/** @throws Error that names the screens */
function failWith(shots: Shot[], cause: unknown): never {
  throw new Error(`${shots.map(nameOf).join(', ')} could not be taken`, { cause })
}

/** Visits shots one after the other, in a shop of their language. */
async function visitAll(browser: Browser, shots: readonly Shot[], handlers: Handlers) {
  const output = openSync(join(folder, 'shop.log'), 'a')
  for (const language of new Set(shots.map((shot) => shot.language))) {
    const shop = await openShop(processes, { language, folder, output })
    const shotsOfLanguage = shots.filter((shot) => shot.language === language)
    await visitShots(browser, { onFailure: failWith, ...handlers, shots: shotsOfLanguage, shop: shop.url })
    await processes.stopAll()
  }
}

async function record(browser: Browser): Promise<number> {
  const captures = new Map<Shot, ScreenCapture>()
  await visitAll(browser, RECORDED, {
    prepare: stabilizePages,
    take: async (shot, page, view) => {
      captures.set(shot, await captureStablePage(page, view))
      console.log(nameOf(shot))
    },
  })
  await writeRecording(describeBrowser(browser), captures)
  return 0
}

async function compare(browser: Browser, shots: readonly Shot[]): Promise<number> {
  const compared = { recording: readRecording(), browser: describeBrowser(browser) }
  if (compared.browser !== compared.recording.browser)
    console.log(
      `Recorded with ${compared.recording.browser}, compared with ${compared.browser}: only layout boxes are compared.`,
    )
  clearResults()
  let count = 0
  await visitAll(browser, shots, {
    prepare: stabilizePages,
    take: async (shot, page, view) => {
      const difference = await compareShot(shot, page, { ...compared, view })
      if (difference) count++
      console.log(difference ?? `${nameOf(shot)}: as recorded`)
    },
    onFailure: (missing, error) => {
      count += missing.length
      console.log(`${missing.map(nameOf).join(', ')}: could not be taken: ${describeError(error)}`)
    },
  })
  console.log(`\n${count} of ${shots.length} screens differ.`)
  return count === 0 ? 0 : 1
}

async function document(browser: Browser, shots: readonly Shot[]): Promise<number> {
  mkdirSync(DOCUMENTS, { recursive: true })
  await visitAll(browser, shots, {
    take: async (shot, page, { top }) => {
      await top?.evaluate((element) => element.scrollIntoView())
      const file = join(DOCUMENTS, `${nameOf(shot)}.png`)
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, quality: 90, effort: 10 })
        .toBuffer()
      writeFileSync(file, picture)
      console.log(file)
    },
  })
  return 0
}

/** Selects shots by name; all if there are no names. @throws UserError for an unknown name */
function selectShots(shots: readonly Shot[], names: string[]): readonly Shot[] {
  const unknown = names.find((name) => !shots.some((shot) => nameOf(shot) === name))
  if (unknown) throw new UserError(`There is no screen ${unknown}. Screens: ${shots.map(nameOf).join(', ')}`)
  return names.length === 0 ? shots : shots.filter((shot) => names.includes(nameOf(shot)))
}

async function main([command = '', ...names]: string[]): Promise<number> {
  const isKnown = ['record', 'compare', 'document'].includes(command)
  if (!isKnown || (command === 'record' && names.length > 0)) throw new UserError(USAGE)
  await ensureBuild(processes)
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
  try {
    if (command === 'record') return await record(browser)
    if (command === 'compare')
      return await compare(browser, names[0] === '--short' ? SAMPLE : selectShots(RECORDED, names))
    return await document(browser, selectShots(DOCUMENTED, names))
  } finally {
    await browser.close()
  }
}

exitOnSignal(processes)

try {
  process.exitCode = await main(process.argv.slice(2))
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(describeError(error))
  if (error instanceof Error && error.cause) console.error(describeError(error.cause))
  console.error(`The shop's log is in ${folder}.`)
  process.exitCode = 1
} finally {
  await processes.stopAll()
}
