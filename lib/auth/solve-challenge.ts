import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { WorkChallenge } from '../../contract/entities/proof-of-work'

/**
 * Solves a challenge of the store API by ALTCHA's protocol. The browser's Web Crypto computes the derivations off the
 * page's main thread.
 * @returns challenge and solution as JSON in base64 @throws Error if the browser has no Web Crypto, as on plain http
 */
export async function solveChallenge(challenge: WorkChallenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey, counterStart: 0 })
  if (!solution) throw new Error('the challenge was not solved in time')
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}
