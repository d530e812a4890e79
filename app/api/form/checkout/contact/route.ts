import { contactForm } from '@/lib/checkout/contact-form'
import { checkoutStep } from '@/lib/api/proxy/checkout-step'

export const POST = checkoutStep('contact', () => contactForm)
