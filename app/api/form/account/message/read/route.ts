import { MESSAGES_PATH } from '@/lib/account/account-paths'
import { messagePath } from '@/lib/account/message-paths'
import { KEY_PATTERN } from '@/contract/limits'
import { readMessageForm } from '@/lib/forms/read-message-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

const page = (fields: URLSearchParams) => {
  const id = fields.get('id') ?? ''
  return KEY_PATTERN.test(id) ? messagePath(id) : MESSAGES_PATH
}

export const POST = definedFormHandler({ form: readMessageForm, page, whenDone: page })
