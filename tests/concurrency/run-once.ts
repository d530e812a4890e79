import { auditGoods } from './audit/audit-goods'
import { auditMoney } from './audit/audit-money'
import { auditRecords } from './audit/audit-records'
import { readLedger } from './audit/ledger'
import type { Scenario } from './scenario'
import { settle } from './world/settle'
import { openWorld, type WorldOptions } from './world/world'

/** One run of a scenario. */
export interface Outcome {
  /** Claims that did not hold; none when all is well. */
  broken: string[]
  milliseconds: number
  /** Answers that sent a shopper away to ask again. */
  busy: number
}

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Runs a scenario in a world of its own, lets everything come to rest, and then goes through all the books. */
export async function runOnce(scenario: Scenario, options: WorldOptions): Promise<Outcome> {
  const begun = Date.now()
  const world = await openWorld(options).catch(said)
  if (typeof world === 'string') return { broken: [world], milliseconds: Date.now() - begun, busy: 0 }
  const { claims, bank, stock } = world
  try {
    await scenario.run(world)
    world.endRace()
    await settle(world)
    const ledger = await readLedger(world.db)
    auditGoods(ledger, stock, claims)
    auditMoney(ledger, bank, claims)
    auditRecords(ledger, claims)
  } catch (error) {
    claims.broken.push(`it broke off: ${said(error)}`)
  } finally {
    await world.close()
  }
  return { broken: claims.broken, milliseconds: Date.now() - begun, busy: world.busy() }
}
