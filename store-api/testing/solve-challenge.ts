import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { WorkChallenge } from '../../contract/entities/proof-of-work'

/** Solves a challenge like a browser. @returns the payload of `POST /api/verify/proof` */
export async function solveChallenge(challenge: WorkChallenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution: { ...solution, time: undefined } })).toString('base64')
}
