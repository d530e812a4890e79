import { accountFormPage } from '@/lib/account/account-forms'
import { profileForm } from '@/lib/forms/profile-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: profileForm, page: () => accountFormPage('profile'), isKept: true })
