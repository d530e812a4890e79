import { auditGoods, auditMoney, auditRecords, readLedger } from './audit'
import type { Scenario } from './scenario'
import { settle } from './harness/settle'
import { openEnvironment, type EnvironmentOptions } from './harness/environment'

/** Result of a run of a scenario. */
export interface Outcome {
  /** Claims that did not hold. */
  violations: string[]
  milliseconds: number
  /** Number of 503 responses, after which a shopper retries. */
  retryCount: number
}

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Runs a scenario in a new environment, completes all pending work, and audits the stored data. */
export async function runOnce(scenario: Scenario, options: EnvironmentOptions): Promise<Outcome> {
  const startedAt = Date.now()
  const environment = await openEnvironment(options).catch(describeError)
  if (typeof environment === 'string')
    return { violations: [environment], milliseconds: Date.now() - startedAt, retryCount: 0 }
  const { claims, provider, stock } = environment
  try {
    await scenario.run(environment)
    environment.stopDelays()
    await settle(environment)
    const ledger = await readLedger(environment.db)
    auditGoods(ledger, stock, claims)
    auditMoney(ledger, provider, claims)
    auditRecords(ledger, claims)
  } catch (error) {
    claims.violations.push(`the run failed: ${describeError(error)}`)
  } finally {
    await environment.close()
  }
  return { violations: claims.violations, milliseconds: Date.now() - startedAt, retryCount: environment.retryCount() }
}
