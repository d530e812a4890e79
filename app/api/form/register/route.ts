import { registerForm } from '@/lib/forms/register-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({ form: registerForm, page: () => '/register' })
