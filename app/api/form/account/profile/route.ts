import { accountFormPage } from '@/lib/account/account-forms'
import { profileForm } from '@/lib/forms/profile-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: profileForm, page: () => accountFormPage('profile'), isKept: true })
