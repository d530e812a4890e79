import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CARDS, openTestService, shopOf, shopperOf } from '../testing/test-service'
import { openJournal } from './journal'

const folder = mkdtempSync(join(tmpdir(), 'journal-'))
const file = join(folder, 'deep', 'payments.jsonl')
afterEach(() => rmSync(join(folder, 'deep'), { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Opens a service on the file, like a restart. */
const start = () => {
  const opened = openTestService(openJournal(file))
  const { ledger } = opened.service
  return { ...opened, ...shopOf(opened), ledger, shopper: (intent: { url: string }) => shopperOf(opened, intent) }
}

describe('the journal', () => {
  it('restores the state of the service', async () => {
    const before = start()
    const intent = await before.create()
    await before.shopper(intent).payByCard(CARDS.declined)
    await before.shopper(intent).payByCard(CARDS.good)
    const refund = { body: { amount: 1000 }, idempotencyKey: 'one' }
    await before.send('POST', `/pay/intent/${intent.id}/refund`, refund)
    const known = [before.ledger.find(intent.id), before.ledger.dueEvents()]
    before.ledger.close()

    const after = start()
    after.clock.now += 1000
    expect([after.ledger.find(intent.id), after.ledger.dueEvents()]).toEqual(known)
    expect(after.ledger.dueEvents().map(({ body }) => body.type)).toEqual([
      'payment.failed',
      'payment.succeeded',
      'payment.refunded',
    ])
    expect((await after.create()).id).toBe(intent.id)
    expect((await after.send('POST', `/pay/intent/${intent.id}/refund`, refund)).intent.refunded).toBe(1000)
    after.ledger.close()
  })

  it('truncates an incomplete last line, and appends after the previous one', async () => {
    const before = start()
    const first = await before.create()
    before.ledger.close()
    appendFileSync(file, '{"kind":"created","id":"pi_torn","cli')

    const after = start()
    after.clock.now += 1000
    const second = await after.create({ order: 'TL-NEXT' })
    after.ledger.close()
    const last = start()
    expect(last.ledger.find(first.id)).toBeDefined()
    expect(last.ledger.find(second.id)).toBeDefined()
    expect(readFileSync(file, 'utf8')).not.toContain('pi_torn')
    last.ledger.close()
  })

  it('is refused when a line in its middle is damaged', () => {
    start().ledger.close()
    writeFileSync(file, 'broken\n{"kind":"sign","sign":"x","at":1}\n')
    expect(() => openJournal(file)).toThrow(SyntaxError)
  })

  it('is readable by its owner only', () => {
    start().ledger.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})
