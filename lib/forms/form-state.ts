/** How a form stands with its captcha: it needs one, or has solved one that was not used up yet. */
export type CaptchaState = 'needed' | 'solved' | null

/** What became of a form that was sent. */
export interface FormState {
  isDone: boolean
  /** Fields that break the form's own rules. */
  mistakes: string[]
  /** Fields the store refused, in its words. */
  errors: Record<string, string>
  /** The store's words for refusing all of it; empty where it had none; null where it did not. */
  refusal: string | null
  /** Why, where the store tells it beside its refusal. */
  reason?: string
  captcha: CaptchaState
}

/** The store's refusal of a call, whichever side made it. */
export interface Refusal {
  code: number
  msg: string
  data: unknown
}

/** A form of which nothing is to be said. By itself: what judges a form must not come with it (e2e/deferred-scripts.spec.ts). */
export const UNSENT: FormState = { isDone: false, mistakes: [], errors: {}, refusal: null, captcha: null }

/** The field a captcha's answer is typed into, and the one that says that it was right. */
export const CAPTCHA_FIELD = 'code'
export const CAPTCHA_SOLVED = 'captcha'

/** The field by which a page says that its session has ended: what else is in the form is kept, and sent on to nobody. */
export const KEEP_FIELD = 'keep-only'

/** Of every form whose text outlives its session. */
export const KEPT_ATTRIBUTE = 'data-kept'

/** The query parameter that names an answer: without it, a page that is visited again knows of none. */
export const ANSWER_PARAMETER = 'answer'
