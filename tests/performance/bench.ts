import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../harness/secrets'
import { findFreePort } from '../harness/ports'
import { Processes } from '../harness/processes'
import type { ShopSettings } from '../harness/shop'

export interface BenchPlace {
  processes: Processes
  /** Ports, secrets and a folder that nothing else uses. */
  settings: ShopSettings
}

/**
 * Measures something with processes and a folder of its own, ends them, and this program with them: code 1 when a
 * limit was passed.
 * @param work whether every limit was held
 */
export async function bench(work: (place: BenchPlace) => Promise<boolean>): Promise<never> {
  const processes = new Processes()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const ports = { port: await findFreePort(), storeApiPort: await findFreePort(), paymentPort: await findFreePort() }
  let isWithin = false
  try {
    isWithin = await work({ processes, settings: { ...ports, dataDir, secrets: makeSecrets(), logLevel: 'error' } })
  } finally {
    await processes.stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(isWithin ? 0 : 1)
}
