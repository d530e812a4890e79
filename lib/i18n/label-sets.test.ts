import de from '@/messages/de.json'
import en from '@/messages/en.json'
import es from '@/messages/es.json'

type Messages = typeof en

/** The label sets of spec §3, and where the interface has them. */
const SETS: [string, (messages: Messages) => string[], string[]][] = [
  [
    'order statuses',
    ({ OrderStatus: t }) => [
      ...[t.unshipped, t['unable-to-ship'], t['partial-shipment'], t.shipped],
      ...[t.unpaid, t.paid, t.refunded],
    ],
    ['Unshipped', 'Unable to ship', 'Partial shipment', 'Shipped', 'Unpaid', 'Paid', 'Refunded'],
  ],
  [
    'ticket fields',
    ({ TicketsPage: t }) => [t.id, t.type, t.records, t.state, t.content, t.operation],
    ['ID', 'Type', 'Records', 'Reply state', 'Content', 'Operation'],
  ],
  [
    'address fields',
    ({ AddressForm: t }) => [t.firstname, t.lastname, t.street, t.country, t.state, t.city, t.postalCode, t.phone],
    ['First name', 'Last name', 'Street address', 'Country', 'State', 'City', 'Postal code', 'Phone'],
  ],
  [
    'the size chart',
    ({ SizeGuide: t }) => [t.age, t.height, t.bust, t.waist, t.length],
    ['Age', 'Height', 'Bust', 'Waist', 'Length'],
  ],
]

describe('the label sets (spec §3)', () => {
  it.each(SETS)('of %s are complete, in every language', (_, labelsOf, english) => {
    expect(labelsOf(en)).toEqual(english)
    for (const messages of [de, es] as unknown as Messages[]) {
      const labels = labelsOf(messages)
      expect(labels.filter((label) => label.trim() === '')).toEqual([])
      expect(new Set(labels).size).toBe(english.length)
    }
  })
})
