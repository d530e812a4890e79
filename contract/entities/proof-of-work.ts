import { number, object, string, type InferType } from 'yup'

/** What a captcha can be solved for. The proof of one action opens no other. */
export const CAPTCHA_ACTIONS = ['register', 'login', 'order'] as const

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** Query of `GET /api/verify/challenge`. The device may be named as for the image; the header counts. */
export const challengeQuerySchema = object({
  uuid: string(),
  action: string()
    .oneOf([...CAPTCHA_ACTIONS])
    .required(),
})

/** A challenge of ALTCHA's protocol, version 2: the counter is sought whose derived key begins with `keyPrefix`. */
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
