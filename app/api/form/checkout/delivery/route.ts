import { deliveryForm } from '@/lib/checkout/delivery-form'
import { checkoutStep } from '@/lib/proxy/checkout-step'

export const POST = checkoutStep('delivery', () => deliveryForm)
