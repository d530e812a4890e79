/** @jest-environment node */
import fc from 'fast-check'
import type { Intent } from '../../contract/payment/intent'
import { reconcilePayment, type StoredPayment } from './reconcile'

const intent = (change: Partial<Intent>): Intent => ({
  ...{ id: 'pi_1', order: 'TL-1', amount: 1000, currency: 'EUR', status: 'open', captured: 0, refunded: 0 },
  ...{ method: '', failure: '', url: 'https://pay.example/pi_1' },
  ...change,
})

const OPEN = intent({})
const DECLINED = intent({ method: 'jcb', failure: 'declined' })
const PROCESSING = intent({ status: 'processing', method: 'visa' })
const PAID = intent({ status: 'succeeded', method: 'paypal', captured: 1000 })
const REFUNDED = intent({ status: 'succeeded', method: 'paypal', captured: 1000, refunded: 1000 })
const CANCELED = intent({ status: 'canceled' })

const reconcileAll = (intents: Intent[]) => intents.reduce<StoredPayment | null>(reconcilePayment, null)

describe('the stored payment', () => {
  it('is the same whatever the order and number of events', () => {
    const reported = [OPEN, DECLINED, PROCESSING, PAID, PAID, REFUNDED]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(reported, { minLength: reported.length }),
        fc.nat(reported.length - 1),
        (order, repeated) => {
          expect(reconcileAll([...order, order[repeated] ?? PAID])).toEqual({
            ...{ intentId: 'pi_1', status: 'succeeded', method: 'paypal', failure: '', url: OPEN.url },
            ...{ captured: 1000, refunded: 1000 },
          })
        },
      ),
    )
  })

  it('describes the last attempt until it is paid', () => {
    expect(reconcileAll([OPEN, DECLINED])).toMatchObject({ status: 'open', failure: 'declined', method: 'jcb' })
    expect(reconcileAll([OPEN, DECLINED, PROCESSING])).toMatchObject({
      status: 'processing',
      failure: '',
      method: 'visa',
    })
  })

  it('stays canceled unless it was paid', () => {
    expect(reconcileAll([CANCELED, DECLINED, OPEN])?.status).toBe('canceled')
    expect(reconcileAll([CANCELED, PAID])?.status).toBe('succeeded')
    expect(reconcileAll([PAID, CANCELED])?.status).toBe('succeeded')
  })
})
