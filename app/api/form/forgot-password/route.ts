import { forgotPasswordForm } from '@/lib/forms/forgot-password-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: forgotPasswordForm, page: () => '/forgot-password' })
