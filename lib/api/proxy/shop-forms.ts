import { subscribeSchema } from '../../../contract/entities/subscribe'
import 'server-only'
import { CALLS } from '../../../contract/calls'
import { KEY_PATTERN } from '../../../contract/limits'
import { newQuestionPath, newReviewPath } from '../../catalog/product-feedback'
import { questionForm, reviewForm } from '../../forms/definitions/product'
import { emailMistake, NEWSLETTER_PATH, newsletterPath } from '../../forms/newsletter'
import { ApiError } from '../api-error'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { definedFormHandler, formHandler } from './form-handler'

/** The page of a product's form; the home page without a valid product key. */
const productPage = (pathOf: (key: string) => string) => (fields: URLSearchParams) => {
  const key = fields.get('key') ?? ''
  return KEY_PATTERN.test(key) ? pathOf(key) : '/'
}

export const addQuestion = definedFormHandler({
  form: questionForm,
  page: productPage(newQuestionPath),
  storesDraft: true,
})

export const addReview = definedFormHandler({ form: reviewForm, page: productPage(newReviewPath), storesDraft: true })

const TOO_MANY_REQUESTS = 429

const MISTAKE_STATES = { missing: 'missing', wrong: 'invalid' } as const

/** The newsletter form: subscribes the address, then shows the result on its own page. */
export const subscribe = formHandler({
  page: () => NEWSLETTER_PATH,
  send: async (fields) => {
    const email = fields.get('email') ?? ''
    const mistake = emailMistake(email)
    if (mistake) return newsletterPath(MISTAKE_STATES[mistake], email)
    const { method, path } = CALLS.subscribe
    await storeApi().send({ method, path, caller: await getOrCreateCaller(), body: subscribeSchema.cast({ email }) })
    return newsletterPath('submitted')
  },
  errorPage: (error) =>
    newsletterPath(error instanceof ApiError && error.code === TOO_MANY_REQUESTS ? 'limited' : 'failed'),
})
