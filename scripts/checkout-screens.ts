import type { Page } from '@playwright/test'
import {
  fillCart,
  goOnAsGuest,
  GUEST_EMAIL,
  openStep,
  order,
  payByCard,
  PLACED_PAGE,
  sendAddress,
  sendDelivery,
  typeAddress,
  unfoldSummary,
} from '../tests/harness/browser/checkout'
import { CARDS } from '../tests/harness/browser/sandbox-payments'
import { translator } from '../tests/harness/browser/translator'

const t = translator('en')

/** The way of a guest to a paid order, screen by screen: each goes on from the one before. */
export const checkoutScreens = (shop: string): Record<string, (page: Page) => Promise<unknown>> => ({
  guest: async (page) => {
    await fillCart(page.context(), shop, 2)
    await fillCart(page.context(), shop, 3)
    await page.goto(`${shop}/login?from=%2Fcheckout`)
  },
  'checkout-address': async (page) => {
    await page.goto(`${shop}/checkout`)
    await goOnAsGuest(page, t, GUEST_EMAIL)
    await typeAddress(page, t)
  },
  'checkout-delivery': async (page) => {
    await sendAddress(page, t)
    await openStep(page, t, 'delivery').waitFor()
  },
  'checkout-payment': async (page) => {
    await sendDelivery(page, t)
    await openStep(page, t, 'payment').waitFor()
    await unfoldSummary(page, t)
  },
  'pay-page': async (page) => {
    await order(page, t)
    await page.waitForURL(/method=visa/)
  },
  'order-paid': async (page) => {
    await payByCard(page, CARDS.paid)
    await page.waitForURL(PLACED_PAGE)
  },
})
