import { accountFormPage } from '@/lib/account/account-forms'
import { passwordForm } from '@/lib/forms/password-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: passwordForm, page: () => accountFormPage('password') })
