import { forgotPasswordForm } from '@/lib/forms/forgot-password-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: forgotPasswordForm, page: () => '/forgot-password' })
