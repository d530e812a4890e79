import type { FormState } from './outcome'

/** A form of which nothing is to be said. By itself: what judges a form must not come with it (e2e/late-scripts.spec.ts). */
export const UNSENT: FormState = { isDone: false, mistakes: [], errors: {}, refusal: null, captcha: null }
