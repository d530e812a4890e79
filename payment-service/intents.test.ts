/** @jest-environment node */
import { type Entry, memoryJournal } from './ledger/journal'
import { CARDS, openTestService, shopOf, shopperOf } from './testing/test-service'

it('an order has at most twenty payment attempts; later ones are not journalled', async () => {
  const entries: Entry[] = []
  const opened = openTestService(memoryJournal(entries))
  const intent = await shopOf(opened).create()
  const shopper = shopperOf(opened, intent)
  for (let press = 0; press < 25; press++) await shopper.payByCard(CARDS.declined)
  const written = entries.length
  await shopper.payByCard(CARDS.good)
  expect(entries.filter(({ kind }) => kind === 'tried')).toHaveLength(20)
  expect(entries).toHaveLength(written)
  expect(opened.service.ledger.find(intent.id)).toMatchObject({ status: 'open', failure: 'declined' })
})
