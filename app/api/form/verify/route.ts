import { linkPage } from '@/lib/forms/link-token'
import { verifyEmailForm } from '@/lib/forms/verify-email-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: verifyEmailForm, page: (fields) => linkPage('/verify', fields) })
