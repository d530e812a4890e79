import { cartForm, addForm } from '@/lib/proxy/cart-form'

export const dynamic = 'force-dynamic'

export const POST = cartForm(addForm)
