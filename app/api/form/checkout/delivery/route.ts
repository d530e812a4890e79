import { deliveryForm } from '@/lib/checkout/delivery-form'
import { checkoutStep } from '@/lib/api/proxy/checkout-step'

export const POST = checkoutStep('delivery', () => deliveryForm)
