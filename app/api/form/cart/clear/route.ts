import { cartForm, clearForm } from '@/lib/proxy/cart-form'

export const dynamic = 'force-dynamic'

export const POST = cartForm(clearForm)
