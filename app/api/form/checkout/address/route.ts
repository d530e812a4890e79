import { addressStepForm } from '@/lib/checkout/address-step-form'
import { checkoutStep } from '@/lib/api/proxy/checkout-step'
import { listCountries } from '@/lib/data/country'

// The store API judges a state that cannot be looked up here.
export const POST = checkoutStep('address', async () => addressStepForm(await listCountries().catch(() => [])))
