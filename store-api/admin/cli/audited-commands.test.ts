/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { addCoupon, endCoupon } from '../../cart/manage-coupons'
import { rename } from '../../catalog/redirects'
import { setStock } from '../../catalog/set-stock'
import { withdrawCategory, withdrawPage, withdrawProduct } from '../../catalog/withdraw'
import { auditLog } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { createProgram } from './commands'

/** Commands that change content or products record the account and the old and new values (`audit_log`). */

const READ_COMMANDS = ['list', 'show', 'reviews', 'orders', 'order', 'coupons', 'old-mails', 'backup', 'serve']

/**
 * The operations write these records; their own tests check them (documents.test.ts, set-prices.test.ts,
 * store-media.test.ts).
 */
const OPERATION_COMMANDS = [
  ...['apply', 'set', 'archive', 'remove', 'import', 'export', 'customer', 'ticket'],
  ...['add', 'collect', 'set-store', 'set-page', 'set-category', 'set-price'],
]

const DIRECT_WRITE_COMMANDS = [
  ...['rename-product', 'rename-category', 'rename-page', 'withdraw-product', 'withdraw-category', 'withdraw-page'],
  ...['set-stock', 'add-coupon', 'end-coupon'],
]

/** Commands that change neither content nor products. */
const EXCEPTIONS: Record<string, string> = {
  reindex: 'rebuilds search words and listings from what is stored',
  approve: 'decides on what a customer wrote; the review keeps its state',
  refuse: 'decides on what a customer wrote; the review keeps its state',
  answer: 'the answer is kept with the question',
  'refuse-question': 'decides on what a customer wrote; the question keeps its state',
  ship: 'is in the history of its order',
  'hand-over': 'is the shipping status of its order',
  deliver: 'is in the history of its order',
  hold: 'is in the history of its order',
  release: 'is the shipping status of its order',
  'cancel-order': 'is in the history of its order',
  'refund-order': 'is in the history of its order',
  'send-old-mails': 'sends mails, and changes no content',
  restore: 'replaces the whole database, its records too',
  generate: 'fills an empty database for measurements',
}

/** Command groups that are all recorded in the same way. */
const COMMAND_GROUPS = new Set(['import', 'export', 'customer', 'ticket'])

/** Names of all commands; for document commands, those of the subcommands. */
const names = new Set(
  createProgram().commands.flatMap((command) =>
    command.commands.length > 0 && !COMMAND_GROUPS.has(command.name())
      ? command.commands.map((verb) => verb.name())
      : [command.name()],
  ),
)

it('every command is read-only, audited, or a documented exception', () => {
  const known = [...READ_COMMANDS, ...OPERATION_COMMANDS, ...DIRECT_WRITE_COMMANDS, ...Object.keys(EXCEPTIONS)]
  expect([...names].toSorted()).toEqual(known.toSorted())
})

describe('writes outside the operations are audited with the actor', () => {
  const opened = openTestShop()
  afterAll(async () => (await opened).close())

  const shop = async () => (await opened).shop
  const coupon = {
    ...{
      code: 'AUDIT-10',
      kind: 'percent' as const,
      value: 10,
      text: 'Ten',
      minSubTotal: 0,
      mostUses: null,
      mostPerEmail: null,
    },
    lastDay: null,
  }
  const actor = 'ada'

  /** In an order that satisfies their dependencies. */
  const WRITES: Record<string, [write: () => Promise<unknown>, record: object]> = {
    'rename-product': [
      async () => rename(await shop(), { kind: 'product', from: 'ball', to: 'ball-five', actor }),
      { kind: 'product', key: 'ball', before: { key: 'ball' }, after: { key: 'ball-five' } },
    ],
    'rename-category': [
      async () => rename(await shop(), { kind: 'category', from: 'rovers', to: 'the-rovers', actor }),
      { kind: 'category', key: 'rovers', before: { key: 'rovers' }, after: { key: 'the-rovers' } },
    ],
    'rename-page': [
      async () => rename(await shop(), { kind: 'page', from: 'about-us', to: 'about', actor }),
      { kind: 'page', key: 'about-us', before: { key: 'about-us' }, after: { key: 'about' } },
    ],
    'withdraw-product': [
      async () => withdrawProduct(await shop(), 'shorts', actor),
      { kind: 'product', key: 'shorts', before: { status: 'active' }, after: { status: 'archived' } },
    ],
    'withdraw-category': [
      async () => withdrawCategory(await shop(), 'rovers-shirts', actor),
      { kind: 'category', key: 'rovers-shirts', before: { parent: 'the-rovers' }, after: null },
    ],
    'withdraw-page': [
      async () => withdrawPage(await shop(), 'help', actor),
      { kind: 'page', key: 'help', before: { title: { de: 'Page help (de)' } }, after: null },
    ],
    'set-stock': [
      async () => setStock(await shop(), { sku: 'home-M', pieces: 3, actor }),
      { kind: 'stock', key: 'home-M', before: { stock: expect.any(Number) }, after: { stock: 3 } },
    ],
    'add-coupon': [
      async () => addCoupon(await shop(), coupon, actor),
      { kind: 'coupon', key: 'AUDIT-10', before: null, after: { value: 10 } },
    ],
    'end-coupon': [
      async () => endCoupon(await shop(), 'audit-10', actor),
      { kind: 'coupon', key: 'AUDIT-10', before: { endsAt: null }, after: { endsAt: expect.any(String) } },
    ],
  }

  it.each(DIRECT_WRITE_COMMANDS)('%s', async (name) => {
    const { db } = await opened
    await db.delete(auditLog)
    const [write, record] = WRITES[name] ?? []
    expect(await write?.()).not.toBe(false)
    expect(await db.select().from(auditLog).where(eq(auditLog.actor, actor))).toMatchObject([record])
  })

  it('records nothing if nothing was written', async () => {
    const { db } = await opened
    await db.delete(auditLog)
    await withdrawProduct(await shop(), 'nothing', actor)
    await rename(await shop(), { kind: 'page', from: 'nothing', to: 'other', actor })
    await endCoupon(await shop(), 'NOTHING', actor)
    expect(await db.select().from(auditLog)).toEqual([])
  })
})
