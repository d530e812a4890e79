/** Whether a captcha is required, or a solved one is still valid. */
export type CaptchaState = 'needed' | 'solved' | null

/** Result of a submitted form. */
export interface FormState {
  isDone: boolean
  /** Fields that break the form's own rules. */
  mistakes: string[]
  /** Fields the store API rejected, with its messages. */
  errors: Record<string, string>
  /** The store API's message if it rejected the whole form; empty if it sent none; null if it did not reject it. */
  refusal: string | null
  /** The reason, where the store API sends one with its refusal. */
  reason?: string
  captcha: CaptchaState
}

/** The store's refusal of a call, whichever side made it. */
export interface Refusal {
  code: number
  msg: string
  data: unknown
}

/** The state before a submit. This module must not import validation code (e2e/deferred-scripts.spec.ts). */
export const INITIAL_FORM_STATE: FormState = { isDone: false, mistakes: [], errors: {}, refusal: null, captcha: null }

/** The field of a captcha's solution, and the one that marks it as correct. */
export const CAPTCHA_FIELD = 'code'
export const CAPTCHA_SOLVED_FIELD = 'captcha'

/** A field that marks the form of a lost session: its values are stored as a draft and not sent to the store API. */
export const DRAFT_FIELD = 'keep-only'

/** Marks forms whose input survives a lost session. */
export const DRAFT_ATTRIBUTE = 'data-kept'

/** Query parameter with the id of the flash state, so that a later visit does not show it. */
export const FLASH_PARAMETER = 'answer'
