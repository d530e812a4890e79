import { cartForm, quantityForm } from '@/lib/proxy/cart-form'

export const dynamic = 'force-dynamic'

export const POST = cartForm(quantityForm)
