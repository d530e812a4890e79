import { KEY_PATTERN } from '@/lib/contract/limits'
import { reviewForm } from '@/lib/forms/review-form'
import { shopFormRoute } from '@/lib/proxy/shop-form'
import { newReviewPath } from '@/lib/review/review-view'

export const POST = shopFormRoute({
  form: reviewForm,
  isKept: true,
  page: (fields) => {
    const key = fields.get('key') ?? ''
    return KEY_PATTERN.test(key) ? newReviewPath(key) : '/'
  },
})
