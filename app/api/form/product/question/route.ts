import { KEY_PATTERN } from '@/contract/limits'
import { questionForm } from '@/lib/forms/question-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'
import { newQuestionPath } from '@/lib/catalog/question-paths'

export const POST = definedFormHandler({
  form: questionForm,
  isKept: true,
  page: (fields) => {
    const key = fields.get('key') ?? ''
    return KEY_PATTERN.test(key) ? newQuestionPath(key) : '/'
  },
})
