import 'server-only'
import { KEY_PATTERN } from '../../../contract/limits'
import { newQuestionPath, newReviewPath } from '../../catalog/product-feedback'
import { questionForm, reviewForm } from '../../forms/definitions/product'
import { definedFormHandler } from './form-handler'

/** The page of a product's form; the home page without a valid product key. */
const productPage = (pathOf: (key: string) => string) => (fields: URLSearchParams) => {
  const key = fields.get('key') ?? ''
  return KEY_PATTERN.test(key) ? pathOf(key) : '/'
}

export const addQuestion = definedFormHandler({ form: questionForm, page: productPage(newQuestionPath), isKept: true })

export const addReview = definedFormHandler({ form: reviewForm, page: productPage(newReviewPath), isKept: true })
