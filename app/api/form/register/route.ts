import { registerForm } from '@/lib/forms/register-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({ form: registerForm, page: () => '/register' })
