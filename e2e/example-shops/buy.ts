import type { Page } from '@playwright/test'
import {
  openStep,
  order,
  payByCard,
  sendAddress,
  sendDelivery,
  typeAddress,
} from '../../tests/harness/browser/checkout'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import type { Translator } from '../../tests/harness/browser/translator'
import { pdfLines } from '../../store-api/testing/pdf-lines'
import { escapePattern } from '../escape-pattern'
import { expect } from '../fixtures'

export const main = (page: Page) => page.getByRole('main')

/** Chooses one value of each group, in order. */
export async function choose(page: Page, ...values: string[]) {
  for (const value of values) await valueOf(page, value).check({ force: true })
}

/** A value of an option; an unavailable one is labelled after its name. */
export const valueOf = (page: Page, name: string) =>
  main(page).getByRole('radio', { name: new RegExp(`^${escapePattern(name)}(,|$)`) })

export const addButton = (page: Page, t: Translator) =>
  main(page)
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()

const BRITISH = { postalCode: 'BS1 4DJ', city: 'Bristol', phone: '+44 117 496 0100' }

/** From the address to the last step, with the cheapest delivery; a shop with only one method has no such step. */
export async function enterAddress(page: Page, t: Translator, { hasOneDelivery = false } = {}) {
  await typeAddress(page, t, BRITISH, /^United Kingdom$/)
  await sendAddress(page, t)
  if (hasOneDelivery) await expect(openStep(page, t, 'payment')).toBeVisible()
  else await sendDelivery(page, t)
}

/** Orders and pays by card. @returns the order's number */
export async function orderAndPay(page: Page, t: Translator): Promise<string> {
  await order(page, t)
  await payByCard(page, CARDS.paid)
  await expect(page).toHaveURL(/\/checkout\/order\/[A-Z0-9-]+/)
  await expect(page.getByRole('heading', { level: 1, name: t('PlacedOrder.paidTitle') })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The text of an order's invoice, a line each. */
export async function readInvoice(page: Page, number: string): Promise<string> {
  const response = await page.request.get(`${new URL(page.url()).origin}/api/order/${number}/invoice`)
  expect(response.headers()['content-type']).toBe('application/pdf')
  return pdfLines(await response.body()).join('\n')
}
