import type { Locale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { homeDelivery } from '@/lib/data/shipping'
import { formatPrice } from '@/lib/format/price'
import { pluralForms } from '@/lib/format/text-template'
import { lineNoteTexts } from '../ui/line-note-texts'

/** Titles of the cart icon and the closed drawer, on every page. */
export async function getCartTitles() {
  const [t, locale] = await Promise.all([getTranslations('Cart'), getLocale()])
  return {
    locale,
    title: t('title'),
    close: t('close'),
    /** 'Shopping cart, 3 items' */
    label: pluralForms(t.raw('label')),
    items: pluralForms(t.raw('items')),
  }
}

export type CartTitles = Awaited<ReturnType<typeof getCartTitles>>

/** Texts, currency and image host of the cart's lines and totals, serializable for client components. */
export async function getCartContext(locale: Locale) {
  const [t, notes, summary, coupon, form, mistakes] = await Promise.all([
    getTranslations({ locale, namespace: 'Cart' }),
    getTranslations({ locale, namespace: 'LineNotes' }),
    getTranslations({ locale, namespace: 'CheckoutSummary' }),
    getTranslations({ locale, namespace: 'CheckoutCoupon' }),
    getTranslations({ locale, namespace: 'Form' }),
    getTranslations({ locale, namespace: 'FormMistakes' }),
  ])
  const [{ currency, taxName, returns }, delivery] = await Promise.all([getStoreSettings(), homeDelivery()])
  const deliveryPrice = delivery?.price ?? 0
  return {
    currency,
    /** Price of the cheapest delivery in the store's country; 0 if the store API has none (spec §2). */
    deliveryPrice,
    imageBase: imageBaseUrl(),
    locale,
    texts: {
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
      emptyAction: t('emptyAction'),
      size: t.raw('size') as string,
      print: t.raw('print') as string,
      each: t.raw('each') as string,
      remove: t.raw('remove') as string,
      removed: t.raw('removed') as string,
      undo: t('undo'),
      together: t('together'),
      clear: t('clear'),
      clearQuestion: t('clearQuestion'),
      clearYes: t('clearYes'),
      clearNo: t('clearNo'),
      subtotal: t('subtotal'),
      save: t('save'),
      delivery: t('delivery'),
      deliveryPrice:
        deliveryPrice > 0
          ? t('deliveryFrom', { price: formatPrice(deliveryPrice, currency) })
          : formatPrice(0, currency),
      total: t('total'),
      discount: summary.raw('discount') as string,
      coupon: {
        ...{ title: coupon('title'), label: coupon('label'), apply: coupon('apply'), busy: coupon('busy') },
        removeCode: coupon.raw('removeCode') as string,
        applied: coupon.raw('applied') as string,
        form: {
          ...{ locale, mistakes: { coupon: mistakes('coupon') }, wrong: pluralForms(form.raw('wrong')) },
          ...{ failed: coupon('failed'), sending: form('sending') },
        },
      },
      /** Beside the total; empty where prices contain no tax. */
      tax: taxName && t('taxIncluded', { tax: taxName }),
      checkout: t('checkout'),
      /** Secure payment, and the return period if the shop promises one. */
      promise: [t('securePayment'), returns && t('returns', { days: returns.days })].filter(Boolean).join(' '),
      loadError: t('loadError'),
      retry: t('retry'),
      failed: t('failed'),
      quantityEmpty: t('quantityEmpty'),
      now: t('now'),
      was: t('was'),
      notes: lineNoteTexts(notes, locale),
      stepper: { quantity: t('quantity'), less: t('less'), more: t('more') },
    },
  }
}

export type CartContext = Awaited<ReturnType<typeof getCartContext>>
