/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShippingMethod } from '@/contract/entities/shipping'
import messages from '@/messages/en.json'
import { ShippingMethods } from './delivery-costs'

const currency = {
  ...{ code: 'EUR', symbolLeft: '€', symbolRight: '', value: 1, decimalPlace: 2 },
  ...{ symbolThousands: ',', decimalSymbol: '.', minorDigits: 2 },
}
const method = (change: Partial<ShippingMethod>) => ({
  ...{ id: 1, name: 'Post', description: '', price: 500, kind: 'delivery' as const, days: { min: 2, max: 4 } },
  ...{ isTracked: false, personalizationDays: 0, arrivals: [] },
  ...change,
})
const NOON = Date.parse('2026-09-01T12:00:00Z')
const arrivals = [
  { until: '2026-09-01T11:00:00Z', from: '2026-09-02', to: '2026-09-03' },
  { until: '2026-09-02T11:00:00Z', from: '2026-09-03', to: '2026-09-04' },
]

const textOf = (change: Partial<ShippingMethod>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ShippingMethods country="Germany" methods={[method(change)]} currency={currency} now={NOON} />
    </NextIntlClientProvider>,
  )

describe('a shipping method in the service center', () => {
  it('shows the delivery or collection date of an order placed now: past cut-offs are ignored', () => {
    expect(textOf({ arrivals })).toContain('Arrives Thu 3')
    expect(textOf({ arrivals, kind: 'collection' })).toContain('Ready Thu 3')
    expect(textOf({ arrivals })).not.toContain('working days')
  })

  it('shows the duration if the store API sends no date', () => {
    expect(textOf({})).toContain('2–4 working days')
    expect(textOf({ arrivals: arrivals.slice(0, 1) })).toContain('2–4 working days')
    expect(textOf({ days: null })).not.toContain('working day')
  })
})
