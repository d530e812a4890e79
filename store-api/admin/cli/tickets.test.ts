/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { attachment, auditLog, ticketRecord } from '../../db/schema'
import { FileRefused } from '../../db/write-file'
import { customerId, openAccountShop } from '../../testing/accounts'
import { localCommands } from '../shop-commands'
import type { ShopCommands } from '../shop-command-types'
import { saveFiles, savedName } from './tickets'

const PICTURE = Buffer.from('bytes of a picture')
const PDF = Buffer.from('%PDF-1.7')
const hash = (letter: string) => letter.repeat(64)

let opened: Awaited<ReturnType<typeof openAccountShop>>
let commands: ShopCommands
const folder = mkdtempSync(join(tmpdir(), 'tickets-'))

beforeAll(async () => {
  opened = await openAccountShop()
  commands = localCommands(opened.shop)
  const { db, shop } = opened
  const [first, reply] = await db.select().from(ticketRecord).orderBy(ticketRecord.id)
  const common = { customerId: await customerId(db, 'ada'), hash: hash('0'), preview: '', createdAt: new Date(0) }
  await db.insert(attachment).values([
    {
      ...{ ...common, id: 'one', recordId: first?.id, name: '../../torn seam.exe', type: 'image/jpeg' },
      ...{ file: hash('a'), bytes: PICTURE.length, position: 0 },
    },
    {
      ...{ ...common, id: 'two', recordId: first?.id, name: 'Rechnung.pdf', type: 'application/pdf' },
      ...{ file: hash('b'), bytes: PDF.length, position: 1 },
    },
    {
      ...{ ...common, id: 'gone', recordId: reply?.id, name: 'gone.png', type: 'image/png' },
      ...{ file: hash('c'), bytes: 3, position: 0 },
    },
    { ...{ ...common, id: 'waiting', recordId: null, type: 'image/png', file: hash('a'), bytes: 3, position: 0 } },
  ])
  await shop.media.write(hash('a'), PICTURE)
  await shop.media.write(hash('b'), PDF)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await opened.close()
})

const show = async (number: string) => {
  const ticket = await commands.run('showTicket', { number })
  if (!ticket) throw new Error('no ticket')
  return { ticket, files: ticket.records.flatMap(({ attachments }) => attachments ?? []) }
}

describe('the tickets of a shop', () => {
  it('are listed with email and number of files', async () => {
    const tickets = await commands.run('listTickets', { state: null })
    const known = { state: 'closed', type: 'delivery' }
    expect(tickets.toSorted((a, b) => a.number.localeCompare(b.number))).toMatchObject([
      { ...known, number: 'T-000001', email: 'ada@mail.example', orderNumber: 'TL-1001', files: 3 },
      { ...known, number: 'T-000002', email: 'ben@mail.example', orderNumber: '', files: 0 },
    ])
    expect(await commands.run('listTickets', { state: 'waiting' })).toEqual([])
  })

  it('are shown with the files of each message', async () => {
    const { ticket } = await show('t-000001')
    expect(ticket).toMatchObject({
      ...{ number: 'T-000001', email: 'ada@mail.example' },
      records: [
        { from: 'customer', attachments: [{ id: 'one', bytes: PICTURE.length }, { id: 'two' }] },
        { from: 'shop', attachments: [{ id: 'gone' }] },
      ],
    })
    expect(await commands.run('showTicket', { number: 'T-999999' })).toBeNull()
  })
})

describe('the files of a ticket', () => {
  it('are saved readable by one user only, under safe names, and recorded in the audit log', async () => {
    const at = join(folder, 'saved')
    expect(await saveFiles(commands, { ...(await show('T-000001')), folder: at, replaces: false })).toBe(2)
    const names = ['T-000001-1-torn-seam.jpg', 'T-000001-2-Rechnung.pdf']
    expect(readdirSync(at).toSorted()).toEqual(names)
    expect(names.map((name) => readFileSync(join(at, name)))).toEqual([PICTURE, PDF])
    expect(names.map((name) => statSync(join(at, name)).mode & 0o777)).toEqual([0o600, 0o600])
    expect(statSync(at).mode & 0o777).toBe(0o700)
    expect(await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'export'))).toMatchObject([
      { key: 'ticket T-000001', actor: userInfo().username, after: { count: 2 } },
    ])
  })

  it('replace no existing file without the option', async () => {
    const options = { ...(await show('T-000001')), folder: join(folder, 'saved') }
    await expect(saveFiles(commands, { ...options, replaces: false })).rejects.toThrow(FileRefused)
    expect(await saveFiles(commands, { ...options, replaces: true })).toBe(2)
  })

  it('are readable only through their own ticket', async () => {
    expect(await commands.run('readTicketFile', { number: 'T-000002', id: 'one' })).toEqual({ base64: null })
    expect(await commands.run('readTicketFile', { number: 'T-000001', id: 'waiting' })).toEqual({ base64: null })
  })
})

it.each([
  ['..', 'image/png', 'T-1-1.png'],
  ['/etc/passwd', 'image/webp', 'T-1-1-etc-passwd.webp'],
  ['.bashrc', 'application/pdf', 'T-1-1.pdf'],
  ['Größe \u202Egpj.exe', 'image/jpeg', 'T-1-1-Größe-gpj.jpg'],
  ['a'.repeat(300), 'image/jpeg', `T-1-1-${'a'.repeat(60)}.jpg`],
] as const)('a file with the name %j gets the extension of its type %s', (name, type, saved) =>
  expect(savedName('T-1', 1, { name, type })).toBe(saved),
)
