import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { number, object, string } from 'yup'
import { challengeSchema, type CaptchaAction, type WorkChallenge } from '../../../contract/entities/proof-of-work'
import type { ContractKeys } from '../../../contract/keys'

/** PBKDF2 is native in browsers, so that phones are not at a great disadvantage to an attacker's native code. */
const ALGORITHM = 'PBKDF2/SHA-256'

/** Iterations per derivation at low traffic. */
const BASE_COST = 1000

/** Upper bound of the secret counter: about 0.2 million iterations on average, 0.4 million at most. */
const MAX_COUNTER = 400

/** The cost doubles for every such number of actions in the current minute. */
const COST_DOUBLING_ACTIONS = 30
const MAX_COST_FACTOR = 32

/** Iterations per derivation. @param actionsThisMinute number of actions in the current minute */
const costFor = (actionsThisMinute: number): number =>
  BASE_COST * Math.min(MAX_COST_FACTOR, 2 ** Math.floor(actionsThisMinute / COST_DOUBLING_ACTIONS))

/** The challenge key, derived from the shared secret. */
const secretOf = ({ sign }: ContractKeys): string => createHmac('sha256', sign).update('proof-of-work').digest('hex')

interface ChallengeRequest {
  /** The shop's keys, the current ones first. */
  keys: readonly ContractKeys[]
  action: CaptchaAction
  actionsThisMinute: number
}

/** A new challenge for one action. */
export async function newChallenge({
  keys: [current],
  action,
  actionsThisMinute,
}: ChallengeRequest): Promise<WorkChallenge> {
  if (!current) throw new Error('the shop has no keys')
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: costFor(actionsThisMinute),
    counter: randomInt(MAX_COUNTER),
    data: { action },
    deriveKey,
    hmacSignatureSecret: secretOf(current),
  })
  return challengeSchema.validateSync(challenge)
}

/** Verifies the signature before its parameters are used for any derivation. */
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
 * Parses and verifies a solved challenge.
 * @param payload JSON in base64, as ALTCHA's widget sends it
 * @returns the purpose of the challenge, and its signature; null unless it is a solved challenge of this shop
 */
export async function verifyProof(keys: readonly ContractKeys[], payload: string) {
  const parsed = parse(payload)
  if (!parsed) return null
  for (const key of keys) {
    const result = await verifySolution({ ...parsed, deriveKey, hmacSignatureSecret: secretOf(key) }).catch(() => null)
    if (result?.verified)
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
