import { auditGoods, auditMoney, auditRecords, readLedger } from './audit'
import type { Scenario } from './scenario'
import { settle } from './harness/settle'
import { openEnvironment, type EnvironmentOptions } from './harness/environment'

/** Result of a run of a scenario. */
export interface Outcome {
  /** Claims that did not hold. */
  broken: string[]
  milliseconds: number
  /** Number of responses that asked a shopper to retry. */
  busy: number
}

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Runs a scenario in a new environment, completes all pending work, and audits the stored data. */
export async function runOnce(scenario: Scenario, options: EnvironmentOptions): Promise<Outcome> {
  const begun = Date.now()
  const environment = await openEnvironment(options).catch(describeError)
  if (typeof environment === 'string') return { broken: [environment], milliseconds: Date.now() - begun, busy: 0 }
  const { claims, provider, stock } = environment
  try {
    await scenario.run(environment)
    environment.endRace()
    await settle(environment)
    const ledger = await readLedger(environment.db)
    auditGoods(ledger, stock, claims)
    auditMoney(ledger, provider, claims)
    auditRecords(ledger, claims)
  } catch (error) {
    claims.broken.push(`the run failed: ${describeError(error)}`)
  } finally {
    await environment.close()
  }
  return { broken: claims.broken, milliseconds: Date.now() - begun, busy: environment.busy() }
}
