import { cartForm, removeForm } from '@/lib/proxy/cart-form'

export const dynamic = 'force-dynamic'

export const POST = cartForm(removeForm)
