import { accountFormPage } from '@/lib/account/account-forms'
import { verificationForm } from '@/lib/forms/verification-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: verificationForm, page: () => accountFormPage('verification') })
