import { contactForm } from '@/lib/checkout/contact-form'
import { checkoutStep } from '@/lib/proxy/checkout-step'

export const POST = checkoutStep('contact', () => contactForm)
