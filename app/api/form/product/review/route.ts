import { KEY_PATTERN } from '@/contract/limits'
import { reviewForm } from '@/lib/forms/review-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'
import { newReviewPath } from '@/lib/catalog/review-view'

export const POST = definedFormHandler({
  form: reviewForm,
  isKept: true,
  page: (fields) => {
    const key = fields.get('key') ?? ''
    return KEY_PATTERN.test(key) ? newReviewPath(key) : '/'
  },
})
