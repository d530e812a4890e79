import { number, object, string, type InferType } from 'yup'

/** Actions protected by a captcha. A proof is valid for one action only. */
export const CAPTCHA_ACTIONS = ['register', 'login', 'order'] as const

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** Query of `GET /api/verify/challenge`. `uuid` is accepted as for the image captcha, but only the header is used. */
export const challengeQuerySchema = object({
  uuid: string(),
  action: string()
    .oneOf([...CAPTCHA_ACTIONS])
    .required(),
})

/** A challenge of ALTCHA's protocol, version 2, solved by a counter whose derived key begins with `keyPrefix`. */
export const challengeSchema = object({
  parameters: object({
    algorithm: string().required(),
    /** Hex. */
    nonce: string().required(),
    /** Hex. */
    salt: string().required(),
    /** Iterations of one derivation. */
    cost: number().required(),
    /** Bytes. */
    keyLength: number().required(),
    /** Hex. */
    keyPrefix: string().required(),
    data: object({ action: string().required() }).required(),
  }).required(),
  signature: string().required(),
})

/** Body of `POST /api/verify/proof`: challenge and solution as JSON in base64, as ALTCHA's widget sends them. */
export const proofSchema = object({ payload: string().max(4096).required() }).noUnknown()

export type WorkChallenge = InferType<typeof challengeSchema>
