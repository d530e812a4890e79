import { useLocale, useTranslations } from 'next-intl'
import type { Address } from '@/contract/entities/address'
import { billingField } from '@/contract/entities/checkout-fields'
import type { Country, Currency } from '@/contract/entities/store'
import type { PaymentMethods } from '@/contract/payment/intent'
import { pluralForms } from '@/lib/format/text-template'
import { type FormTexts, PLACE_FIELD_ORDER, useCaptchaTexts, useFormTexts, usePlaceTexts } from '../forms/form-texts'
import { lineNoteTexts } from '../ui/line-note-texts'

/** Data that all parts of the checkout share, serializable for client components. */
export interface CheckoutContext {
  texts: CheckoutTexts
  currency: Currency
  imageBase: string
  countries: Country[]
  /** Id of the store's own country if it delivers there; otherwise empty. The default until another one is chosen. */
  homeCountryId: string
  /** The address book; empty for guests. */
  book: Address[]
  /** Payment methods; empty while payments are not available. */
  payments: PaymentMethods
  /** The origin of the pay page: the only one the checkout redirects to. */
  payOrigin: string
}

/** All texts of the checkout, serializable for client components. */
export function useCheckoutTexts() {
  const t = useTranslations('Checkout')
  const cart = useTranslations('CheckoutCart')
  const locale = useLocale()
  return {
    locale,
    title: t('title'),
    cart: { title: cart('title'), help: cart('help') },
    lineNotes: lineNoteTexts(useTranslations('LineNotes'), locale),
    edit: t('edit'),
    done: t('done'),
    steps: { contact: t('contact'), address: t('address'), delivery: t('delivery'), payment: t('payment') },
    addressLater: t('addressLater'),
    deliveryLater: t('deliveryLater'),
    ...useStepTexts(),
    payment: usePaymentTexts(),
    changes: useChangesTexts(),
    summary: useSummaryTexts(),
  }
}

export type CheckoutTexts = ReturnType<typeof useCheckoutTexts>

/** Billing fields have the same rules, and so the same error texts, as delivery fields. */
function withBilling(form: FormTexts): FormTexts {
  const billing = PLACE_FIELD_ORDER.map((field) => [billingField(field), form.mistakes[field] ?? ''])
  return { ...form, mistakes: { ...form.mistakes, ...Object.fromEntries(billing) } }
}

function usePaymentTexts() {
  const t = useTranslations('CheckoutPayment')
  return {
    legend: t('legend'),
    methods: t('methods'),
    none: t('none'),
    again: t('again'),
    collectAt: t('collectAt'),
    submit: t.raw('submit') as string,
    changed: useTranslations('CheckoutCart')('help'),
    busy: t('busy'),
    slow: t('slow'),
    next: t('next'),
    captcha: useCaptchaTexts(),
    form: { ...useFormTexts(['paymentMethod', 'agree', 'code']), failed: t('failed') },
  }
}

function useChangesTexts() {
  const t = useTranslations('CheckoutChanges')
  const template = (name: Parameters<typeof t.raw>[0]) => t.raw(name) as string
  return {
    title: t('title'),
    accept: t('accept'),
    line: template('line'),
    added: template('added'),
    goneLine: t('goneLine'),
    shipping: template('shipping'),
    discount: template('discount'),
    total: template('total'),
    short: pluralForms(template('short')),
    soldOut: template('soldOut'),
    shortHelp: t('shortHelp'),
    cart: t('cart'),
    sized: template('sized'),
  }
}

function useStepTexts() {
  const contact = useTranslations('CheckoutContact')
  const address = useTranslations('CheckoutAddress')
  const delivery = useTranslations('CheckoutDelivery')
  const costs = useTranslations('DeliveryCosts')
  const arrival = useTranslations('Arrival')
  return {
    contact: {
      email: contact('email'),
      emailHint: contact('emailHint'),
      submit: contact('submit'),
      have: contact('have'),
      login: contact('login'),
      form: useFormTexts(['email']),
    },
    address: {
      legend: address('legend'),
      another: address('another'),
      same: address('same'),
      billing: address('billing'),
      billingSame: address('billingSame'),
      billTo: address('billTo'),
      submit: address('submit'),
      place: usePlaceTexts(),
      form: withBilling(useFormTexts([...PLACE_FIELD_ORDER])),
    },
    delivery: {
      legend: delivery('legend'),
      days: pluralForms(costs.raw('days')),
      dayRange: costs.raw('dayRange') as string,
      arrival: { arrives: arrival.raw('arrives') as string, ready: arrival.raw('ready') as string },
      none: delivery('none'),
      noteTitle: delivery('noteTitle'),
      note: delivery('note'),
      noteHint: delivery('noteHint'),
      submit: delivery('submit'),
      form: useFormTexts(['shippingId', 'note']),
    },
  }
}

function useSummaryTexts() {
  const t = useTranslations('CheckoutSummary')
  const coupon = useTranslations('CheckoutCoupon')
  return {
    title: t('title'),
    items: pluralForms(t.raw('items')),
    lines: t('lines'),
    size: t.raw('size') as string,
    quantity: t.raw('quantity') as string,
    totals: t('totals'),
    subTotal: t('subTotal'),
    saved: t('saved'),
    discount: t.raw('discount') as string,
    delivery: t('delivery'),
    later: t('later'),
    total: t('total'),
    tax: t.raw('tax') as string,
    untaxed: t.raw('untaxed') as string,
    coupon: {
      title: coupon('title'),
      label: coupon('label'),
      apply: coupon('apply'),
      busy: coupon('busy'),
      remove: coupon('remove'),
      removeCode: coupon.raw('removeCode') as string,
      applied: coupon.raw('applied') as string,
      form: { ...useFormTexts(['coupon']), failed: coupon('failed') },
    },
  }
}
