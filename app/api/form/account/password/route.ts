import { accountFormPage } from '@/lib/account/account-forms'
import { passwordForm } from '@/lib/forms/password-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: passwordForm, page: () => accountFormPage('password') })
