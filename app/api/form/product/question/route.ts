import { KEY_PATTERN } from '@/lib/contract/limits'
import { questionForm } from '@/lib/forms/question-form'
import { shopFormRoute } from '@/lib/proxy/shop-form'
import { newQuestionPath } from '@/lib/review/question-paths'

export const POST = shopFormRoute({
  form: questionForm,
  isKept: true,
  page: (fields) => {
    const key = fields.get('key') ?? ''
    return KEY_PATTERN.test(key) ? newQuestionPath(key) : '/'
  },
})
