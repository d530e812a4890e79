import type { Locale } from '../../i18n/locale'
import type { Catalogue } from '../catalogue/catalogue'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import type { Database } from '../../db/database'
import { lockDatabase } from '../../db/migrate'
import { seeding } from '../../db/schema'
import { accountsStep } from './accounts-step'
import { couponsStep, brandingStep, deliveryTermsStep, storefrontStep, storeTextsStep } from './store-step'
import { homeStep } from './home-step'
import { listingStep, productsStep, searchStep } from './products-step'
import { pagePicturesStep } from './page-pictures-step'
import { pricesStep } from './prices-step'
import type { Step } from './step'
import { feedbackStep } from './feedback-step'
import { taxesStep } from './taxes-step'

/** Receives the number of rows written so far. */
export type OnProgress = (done: number, total: number) => void

interface SeedOptions {
  onProgress?: OnProgress
  /** The shop's clock: milliseconds since the epoch. */
  now?: () => number
  /** The shop's language, for texts that the database stores in one language. */
  language?: Locale
}

/** In order of execution; new steps are added at the end. */
const stepsOf = (catalogue: Catalogue, now: number, language: Locale): Step[] => [
  productsStep(catalogue),
  storefrontStep(catalogue, now),
  searchStep(catalogue),
  accountsStep(catalogue, { now, language }),
  listingStep(catalogue),
  pricesStep(catalogue, now),
  feedbackStep(catalogue, now),
  couponsStep(catalogue, now),
  storeTextsStep(catalogue),
  taxesStep(catalogue),
  homeStep(catalogue, { now, language }),
  brandingStep(catalogue),
  deliveryTermsStep(catalogue),
  pagePicturesStep(catalogue, language),
]

/** The missing steps of a database. In a filled database the first one is done, under any name. */
async function missingSteps(tx: Database, steps: Step[]): Promise<Step[]> {
  const done = new Set((await tx.select().from(seeding)).map(({ version }) => version))
  return steps.filter(({ name }, place) => !done.has(name) && (place > 0 || done.size === 0))
}

/**
 * Fills a database with a catalogue: runs the missing steps atomically, one process at a time. Data of earlier steps is
 * not changed.
 * @returns whether any step was run
 */
export async function seed(
  db: Database,
  catalogue: Catalogue,
  { onProgress = () => {}, now = Date.now, language = 'en' }: SeedOptions = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDatabase(tx)
    const steps = stepsOf(catalogue, now(), language)
    const missing = await missingSteps(tx, steps)
    const total = missing.reduce((sum, { rows }) => sum + rows, 0)
    let done = 0
    for (const { name, run } of missing) {
      await run(tx, (count) => onProgress((done += count), total))
      await tx.insert(seeding).values({ version: name })
    }
    const isKnown = missing.length < steps.length
    if (missing.length > 0 && isKnown) await enqueueInvalidations(tx, ['shop'])
    return missing.length > 0
  })
}
