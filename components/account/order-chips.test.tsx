import { renderToStaticMarkup } from 'react-dom/server'
import { OrderChips } from './order-chips'
import type { OrderStatusTexts } from './order-status-texts'

const texts = {
  payment: 'Payment',
  shipping: 'Shipping',
  statuses: { canceled: 'Canceled', paid: 'Paid', unshipped: 'Unshipped', shipped: 'Shipped' },
} as OrderStatusTexts

const chips = (
  ...[payment, shipping, needsDelivery = true]: [
    Parameters<typeof OrderChips>[0]['order']['payment'],
    'unshipped' | 'shipped',
    boolean?,
  ]
) => renderToStaticMarkup(<OrderChips order={{ payment, shipping, needsDelivery }} texts={texts} names="hidden" />)

it('show the payment alone where nothing is sent', () => {
  expect(chips('paid', 'unshipped', false)).toContain('Paid')
  expect(chips('paid', 'unshipped', false)).not.toContain('Unshipped')
  expect(chips('paid', 'shipped', false)).not.toContain('Shipped')
})

it('order chips show payment and shipping status, and no Unshipped for a canceled order', () => {
  expect(chips('paid', 'unshipped')).toContain('Unshipped')
  expect(chips('canceled', 'shipped')).toContain('Shipped')
  expect(chips('canceled', 'unshipped')).toContain('Canceled')
  expect(chips('canceled', 'unshipped')).not.toContain('Unshipped')
})
