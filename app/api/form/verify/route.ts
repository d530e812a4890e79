import { linkPage } from '@/lib/forms/link-token'
import { verifyEmailForm } from '@/lib/forms/verify-email-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: verifyEmailForm, page: (fields) => linkPage('/verify', fields) })
