/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { asc, eq } from 'drizzle-orm'
import type { ImportedSubscriber } from '../../customers/subscribers'
import { auditLog, mail, subscriber } from '../../db/schema'
import { toCsv } from '../export/safe-cells'
import { csvOf, openFolder } from '../import/testing'
import { openTestShop, testClient } from '../../testing/test-shop'
import { localCommands } from '../shop-commands'
import { importSubscribersFrom } from './import-subscribers'

const NOW = Date.parse('2026-09-01T12:00:00Z')
let clock = NOW
const testShop = openTestShop({ now: () => clock })
const folder = openFolder()
afterAll(async () => {
  folder.close()
  await (await testShop).close()
})
beforeEach(async () => {
  const { db } = await testShop
  await db.delete(subscriber)
  await db.delete(auditLog)
  clock += 3_600_000
})

const commands = async () => localCommands((await testShop).shop)
const rows = async () => (await testShop).db.select().from(subscriber).orderBy(asc(subscriber.email))

let files = 0
async function run(text: string, isDryRun = false) {
  const results: ImportedSubscriber[] = []
  const path = folder.write(`${files++}.csv`, text)
  await importSubscribersFrom(await commands(), path, { isDryRun, onResult: (result) => results.push(result) })
  return results
}
const refusals = (results: ImportedSubscriber[]) =>
  results.filter(({ outcome }) => outcome === 'refused').map(({ line, problem }) => [line, problem])

const MAILCHIMP = csvOf(
  ['Email Address', 'First Name', 'OPTIN_TIME', 'OPTIN_IP', 'CONFIRM_TIME', 'CONFIRM_IP'],
  [
    {
      ...{ 'Email Address': 'Ines@Old.example', OPTIN_TIME: '2021-03-04 10:00:00', OPTIN_IP: '203.0.113.4' },
      ...{ CONFIRM_TIME: '2021-03-04 10:05:00', CONFIRM_IP: '203.0.113.4' },
    },
    { 'Email Address': 'single@old.example', OPTIN_TIME: '2022-01-02 03:04:05' },
    { 'Email Address': 'silent@old.example' },
    { 'Email Address': 'bad@' },
    { 'Email Address': 'future@old.example', CONFIRM_TIME: '2031-01-01 00:00:00' },
  ],
)

describe('subscribers of a list', () => {
  it('keep time and form of their consent; without a date they are refused', async () => {
    expect(refusals(await run(MAILCHIMP, true))).toHaveLength(3)
    expect(await rows()).toEqual([])
    const results = await run(MAILCHIMP)
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused', 'refused', 'refused'])
    expect(refusals(results)).toEqual([
      [4, 'the file does not say when it consented: its owner can subscribe here'],
      [5, 'bad@ is no email address'],
      [6, 'it consented at a time to come'],
    ])
    expect(await rows()).toEqual([
      {
        ...{ email: 'ines@old.example', language: 'en', source: 'mailchimp', unsubscribedAt: null },
        subscribedAt: new Date('2021-03-04T10:05:00Z'),
        consent:
          'OPTIN_TIME 2021-03-04 10:00:00; OPTIN_IP 203.0.113.4; CONFIRM_TIME 2021-03-04 10:05:00; CONFIRM_IP 203.0.113.4',
      },
      expect.objectContaining({ email: 'single@old.example', subscribedAt: new Date('2022-01-02T03:04:05Z') }),
    ])
    expect(await (await testShop).db.$count(mail)).toBe(0)
  })

  it('are recorded, and are unchanged by a second run', async () => {
    await run(MAILCHIMP)
    const before = await rows()
    expect((await run(MAILCHIMP)).map(({ outcome }) => outcome).slice(0, 2)).toEqual(['same', 'same'])
    expect(await rows()).toEqual(before)
    expect(await (await testShop).db.select().from(auditLog)).toMatchObject([
      { kind: 'import', key: 'subscribers', actor: userInfo().username, after: { created: 2 } },
    ])
  })

  it('of MailPoet are imported only if they are subscribed there', async () => {
    const results = await run(
      csvOf(
        ['Email', 'Global Status', 'subscribed_ip', 'confirmed_at', 'locale'],
        [
          {
            Email: 'a@old.example',
            'Global Status': 'subscribed',
            confirmed_at: '2023-05-06 07:08:09',
            locale: 'de_DE',
          },
          { Email: 'b@old.example', 'Global Status': 'Unsubscribed', confirmed_at: '2023-05-06 07:08:09' },
          { Email: 'c@old.example', 'Global Status': 'unconfirmed', confirmed_at: '' },
        ],
      ),
    )
    expect(refusals(results).map(([, problem]) => problem)).toEqual([
      'it is unsubscribed there',
      'it is unconfirmed there',
    ])
    expect(await rows()).toMatchObject([{ email: 'a@old.example', language: 'de', source: 'mailpoet' }])
  })

  it('of Shopify’s customers are refused: its export has no date of the marketing consent', async () => {
    const headings = ['Email', 'First Name', 'Accepts Email Marketing']
    const yes = { Email: 'a@old.example', 'Accepts Email Marketing': 'yes' }
    const results = await run(csvOf(headings, [yes, { Email: 'b@old.example', 'Accepts Email Marketing': 'no' }]))
    expect(refusals(results).map(([, problem]) => problem)).toEqual([
      'the file does not say when it consented: its owner can subscribe here',
      'it accepts no marketing there',
    ])
    const datedFile = csvOf([...headings, 'Consent date'], [{ ...yes, 'Consent date': '2024-02-03' }])
    expect(await run(datedFile)).toMatchObject([{ outcome: 'created' }])
    expect(await rows()).toMatchObject([{ source: 'shopify', consent: 'Consent date 2024-02-03' }])
  })

  it('that unsubscribed there are refused', async () => {
    const unsubscribedFile = csvOf(
      ['Email Address', 'OPTIN_TIME', 'UNSUB_TIME'],
      [{ 'Email Address': 'a@old.example', OPTIN_TIME: '2021-03-04 10:00:00', UNSUB_TIME: '2022-03-04 10:00:00' }],
    )
    expect(refusals(await run(unsubscribedFile))).toEqual([[2, 'it has left the list there']])
  })

  it('are read back from the export of this shop unchanged', async () => {
    await run(MAILCHIMP)
    const before = await rows()
    const countExported = await (
      await commands()
    ).run('readExport', {
      ...{ kind: 'subscribers', after: null, from: null, until: null },
    })
    await (await testShop).db.delete(subscriber)
    await run(toCsv([[...countExported.headings], ...countExported.rows]))
    expect(await rows()).toEqual(before)
  })

  it('are not read from a file without emails', async () =>
    expect(run('Handle,Title\na,b')).rejects.toThrow('This is no list of subscribers'))
})

describe('an unsubscribed email', () => {
  const unsubscribe = async (email: string) => (await commands()).run('unsubscribe', { email, actor: 'tess' })
  const countExported = async () =>
    (await (await commands()).run('readExport', { kind: 'subscribers', after: null, from: null, until: null })).count

  it('is not exported, and is subscribed again only by its owner, not by an import', async () => {
    await run(MAILCHIMP)
    expect(await unsubscribe(' INES@old.example')).toBe(true)
    expect(await countExported()).toBe(1)
    expect(refusals(await run(MAILCHIMP))[0]).toEqual([
      2,
      'it has left the newsletter of this shop: only its owner can subscribe it again',
    ])
    expect(await countExported()).toBe(1)
    const { app } = await testShop
    await testClient(app, randomUUID())('POST', '/api/subscribe', { body: { email: 'ines@old.example' }, now: ++clock })
    expect((await rows())[0]).toMatchObject({
      unsubscribedAt: null,
      source: '',
      consent: '',
      subscribedAt: new Date(clock),
    })
    expect(await countExported()).toBe(2)
  })

  it('is recorded without its address, and only if it was subscribed', async () => {
    await run(MAILCHIMP)
    await unsubscribe('ines@old.example')
    expect([await unsubscribe('ines@old.example'), await unsubscribe('stranger@old.example')]).toEqual([false, false])
    const records = await (await testShop).db.select().from(auditLog).where(eq(auditLog.actor, 'tess'))
    expect(records).toMatchObject([{ kind: 'newsletter', key: 'unsubscribe', before: null, after: null }])
  })
})
