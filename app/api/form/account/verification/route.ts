import { accountFormPage } from '@/lib/account/account-forms'
import { verificationForm } from '@/lib/forms/verification-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: verificationForm, page: () => accountFormPage('verification') })
