import 'server-only'
import { ApiError } from '../api-error'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import { subscribeSchema } from '../../../contract/entities/subscribe'
import { emailMistake, NEWSLETTER_PATH, newsletterPath } from '../../forms/newsletter'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

const TOO_OFTEN = 429

const STATES = { missing: 'missing', wrong: 'invalid' } as const

/** The newsletter's form: signs the address up, then shows on a page of its own what became of it. */
export const subscribe = formHandler({
  page: () => NEWSLETTER_PATH,
  send: async (fields) => {
    const email = fields.get('email') ?? ''
    const mistake = emailMistake(email)
    if (mistake) return newsletterPath(STATES[mistake], email)
    const { method, path } = CALLS.subscribe
    await storeApi().send({ method, path, caller: await getOrCreateCaller(), body: subscribeSchema.cast({ email }) })
    return newsletterPath('submitted')
  },
  whenRefused: (error) => newsletterPath(error instanceof ApiError && error.code === TOO_OFTEN ? 'limited' : 'failed'),
})
