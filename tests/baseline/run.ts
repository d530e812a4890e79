import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBaseline, type Snapshot, writeBaseline } from './snapshot'
import { bundleOf, compareSnapshots, describeChanges, diffRecords, schemaHash } from './compare'
import { openShop } from './open-shop'
import { recordGroup } from './record'
import { GROUPS } from './samples'
import { hashOf } from './read-html'
import { ensureBuild } from '../harness/build'
import { describeError, UserError } from '../harness/user-error'
import { exitOnSignal, Processes } from '../harness/processes'

/** Pages whose sizes of scripts and styles are recorded. */
const BUNDLE_PAGES = [
  '/',
  '/category/home-shirts',
  '/product/tarnbridge-rovers-home-shirt-2026-27',
  '/search',
  '/page/delivery',
  '/login',
  '/cart',
]

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'baseline-'))

/** Starts a shop for each language and records every group. */
async function recordAll() {
  const snapshots: Record<string, Snapshot> = {}
  const figures: Record<string, string> = { 'database schema': schemaHash() }
  const output = openSync(join(folder, 'shop.log'), 'a')
  for (const language of new Set(GROUPS.map((group) => group.language))) {
    const shop = await openShop(processes, { language, folder, output })
    for (const group of GROUPS.filter((group) => group.language === language)) {
      snapshots[group.name] = await recordGroup(group, shop)
      console.log(`${group.name}: ${group.samples.length} requests`)
    }
    if (language === 'en') {
      const document = await (await fetch(`${shop.storeApiUrl}/api/docs/openapi.json`)).text()
      figures['OpenAPI document'] = hashOf(document)
      for (const path of BUNDLE_PAGES)
        figures[`bundle of ${path}`] = bundleOf(await (await fetch(shop.origin + path)).text())
    }
    await processes.stopAll()
  }
  return { snapshots, figures }
}

async function main([command = '']: string[]): Promise<number> {
  if (command !== 'record' && command !== 'compare') throw new UserError('npm run baseline -- record | compare')
  const before = command === 'compare' ? readBaseline() : null
  await ensureBuild(processes)
  const after = await recordAll()
  if (!before) {
    writeBaseline(after.snapshots, after.figures)
    return 0
  }
  const changes = [
    ...diffRecords(before.figures, after.figures).map((what) => ({ what, where: ['figures'] })),
    ...compareSnapshots(before.snapshots, after.snapshots),
  ]
  console.log(
    changes.length === 0
      ? 'Nothing differs from the baseline.'
      : `\n${describeChanges(changes)}\n\n${changes.length} differences`,
  )
  return changes.length === 0 ? 0 : 1
}

exitOnSignal(processes)

try {
  process.exitCode = await main(process.argv.slice(2))
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(describeError(error))
  console.error(`The shop's log is in ${folder}.`)
  process.exitCode = 1
} finally {
  await processes.stopAll()
}
