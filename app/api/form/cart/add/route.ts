import { cartForm, addForm } from '@/lib/api/proxy/cart-form'

export const dynamic = 'force-dynamic'

export const POST = cartForm(addForm)
