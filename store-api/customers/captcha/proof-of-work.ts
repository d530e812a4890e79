import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { number, object, string } from 'yup'
import { challengeSchema, type CaptchaAction, type WorkChallenge } from '../../../contract/entities/proof-of-work'
import type { ContractKeys } from '../../../contract/keys'

/** PBKDF2: browsers have it built in, so that a phone does not need many times longer than the program of an attacker. */
const ALGORITHM = 'PBKDF2/SHA-256'

/** Iterations of one derivation in a quiet minute. */
const BASE_COST = 1000

/** The counter that is sought lies below: about 0.2 million iterations on average, 0.4 million at most. */
const COUNTERS = 400

/** The cost doubles whenever an action was done so often more in the running minute. */
const DOUBLES_EVERY = 30
const MAX_FACTOR = 32

/** Iterations of one derivation. @param doneThisMinute how often the action was done in the running minute */
export const costAfter = (doneThisMinute: number): number =>
  BASE_COST * Math.min(MAX_FACTOR, 2 ** Math.floor(doneThisMinute / DOUBLES_EVERY))

/** A key of its own for the challenges, derived from one that all programs of the shop share. */
const secretOf = ({ sign }: ContractKeys): string => createHmac('sha256', sign).update('proof-of-work').digest('hex')

interface Asked {
  /** The shop's keys, the current ones first. */
  keys: readonly ContractKeys[]
  action: CaptchaAction
  doneThisMinute: number
}

/** A new challenge for one action. */
export async function newChallenge({ keys: [current], action, doneThisMinute }: Asked): Promise<WorkChallenge> {
  if (!current) throw new Error('the shop has no keys')
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: costAfter(doneThisMinute),
    counter: randomInt(COUNTERS),
    data: { action },
    deriveKey,
    hmacSignatureSecret: secretOf(current),
  })
  return challengeSchema.validateSync(challenge)
}

/** Its parameters are believed once the signature was found good, which is before anything is derived. */
const payloadSchema = object({
  challenge: challengeSchema.required(),
  solution: object({
    counter: number().integer().min(0).max(0xffffffff).required(),
    derivedKey: string()
      .matches(/^[0-9a-f]{64}$/)
      .required(),
  }).required(),
})

/**
 * Reads a solved challenge and checks it.
 * @param payload JSON in base64, as ALTCHA's widget sends it
 * @returns what the challenge was for, and its signature; null when it is not a solved challenge of this shop
 */
export async function readProof(keys: readonly ContractKeys[], payload: string) {
  const parsed = parse(payload)
  if (!parsed) return null
  for (const key of keys) {
    const checked = await verifySolution({ ...parsed, deriveKey, hmacSignatureSecret: secretOf(key) }).catch(() => null)
    if (checked?.verified)
      return { action: parsed.challenge.parameters.data.action as CaptchaAction, signature: parsed.challenge.signature }
  }
  return null
}

function parse(payload: string) {
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
    return payloadSchema.validateSync(json, { strict: true })
  } catch {
    return null
  }
}
