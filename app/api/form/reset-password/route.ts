import { linkPage } from '@/lib/forms/link-token'
import { resetPasswordForm } from '@/lib/forms/reset-password-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: resetPasswordForm, page: (fields) => linkPage('/reset-password', fields) })
