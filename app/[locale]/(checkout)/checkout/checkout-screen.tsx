import { useTranslations } from 'next-intl'
import { policyLink } from '@/components/forms/form-texts'
import { useCheckoutTexts } from '@/components/checkout/checkout-context'
import { CheckoutView } from '@/components/checkout/checkout-view'
import type { CheckoutData } from './checkout-data'

type View = Parameters<typeof CheckoutView>[0]
type Props = Pick<View, 'first' | 'answers' | 'orderKey' | 'captchaPage'> & { data: CheckoutData }

/** The checkout with its words. */
export function CheckoutScreen({ data: { context, policies }, ...view }: Props) {
  const t = useTranslations('CheckoutPayment')
  return (
    <CheckoutView
      {...view}
      context={{ ...context, texts: useCheckoutTexts() }}
      agree={t.rich('agree', { terms: policyLink(policies.terms), privacy: policyLink(policies.privacy) })}
    />
  )
}
