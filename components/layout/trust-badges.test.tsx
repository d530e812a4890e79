import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import messages from '../../messages/en.json'
import { TrustBadges } from './trust-badges'
import { AnnouncementBar } from './announcement-bar'

const currency = {
  ...{ symbolLeft: '€', symbolRight: '', value: 1, decimalPlace: 2, symbolThousands: ',', decimalSymbol: '.' },
  ...{ code: 'EUR', minorDigits: 2 },
}

const PROMISED = { isTracked: true, returns: { days: 30, isFree: null } }

const render = (
  deliveryPrice: number,
  promised: Pick<Parameters<typeof TrustBadges>[0], 'isTracked' | 'returns'> = PROMISED,
) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AnnouncementBar currency={currency} deliveryPrice={deliveryPrice} />
      <TrustBadges currency={currency} deliveryPrice={deliveryPrice} {...promised} />
    </NextIntlClientProvider>,
  )

describe('the delivery price on every page', () => {
  it('is the cheapest price in the store’s own country, and not shown as free', () => {
    const html = render(490)
    expect(html.match(/€4\.90/g)).toHaveLength(2)
    expect(html).not.toMatch(/€0\.00|Free/)
  })

  it('is 0.00 if the cheapest delivery is free or the store API names no price (spec §2)', () => {
    const html = render(0)
    expect(html).toContain('Free standard delivery on every order')
    expect(html.match(/€0\.00/g)).toHaveLength(1)
  })
})

describe('the trust badges on every page', () => {
  it('contain the return and tracking settings of the store', () => {
    for (const price of [0, 490]) expect(render(price)).toContain('tracked to your door')
    expect(render(490)).toContain('Tracked delivery')
    expect(render(490)).toContain('30 days to return')
    expect(render(490, { isTracked: true, returns: { days: 1, isFree: null } })).toContain('1 day to return')
  })

  it('have no details without such settings; all three points are shown (spec §2)', () => {
    for (const price of [0, 490]) {
      const html = render(price, { isTracked: false, returns: null })
      expect(html).not.toMatch(/tracked|\bdays?\b|to return|refund/i)
      for (const title of ['elivery', 'Returns', 'Secure payment']) expect(html).toContain(title)
    }
  })
})
