import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import messages from '../../messages/en.json'
import { TrustBadges } from './trust-badges'
import { AnnouncementBar } from './announcement-bar'

const currency = {
  ...{ symbolLeft: '€', symbolRight: '', value: 1, decimalPlace: 2, symbolThousands: ',', decimalSymbol: '.' },
  ...{ code: 'EUR', minorDigits: 2 },
}

const render = (deliveryPrice: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AnnouncementBar currency={currency} deliveryPrice={deliveryPrice} />
      <TrustBadges currency={currency} deliveryPrice={deliveryPrice} />
    </NextIntlClientProvider>,
  )

describe('what is said of delivery on every page', () => {
  it('is the cheapest price of the store’s own country, and nothing of free', () => {
    const html = render(490)
    expect(html.match(/€4\.90/g)).toHaveLength(2)
    expect(html).not.toMatch(/€0\.00|Free/)
  })

  it('is 0.00 where the cheapest is free, or the store API names no price (spec §2)', () => {
    const html = render(0)
    expect(html).toContain('Free standard delivery on every order')
    expect(html.match(/€0\.00/g)).toHaveLength(1)
  })
})
