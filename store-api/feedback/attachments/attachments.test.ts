/** @jest-environment node */
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { open } from '../../../contract/cipher'
import { nodeEngine } from '../../../contract/engines/node'
import type { Ticket } from '../../../contract/entities/ticket'
import { LIMITS } from '../../../contract/limits'
import { signedHeaders } from '../../../contract/signing'
import { MediaMissingError } from '../../catalog/media/storage'
import { createSession } from '../../customers/sessions'
import { erasePerson } from '../../customers/personal-data/erase-person'
import { exportPerson } from '../../customers/personal-data/export-person'
import { attachment, attempt, order } from '../../db/schema'
import { textsOf } from '../../i18n/texts'
import { customerId, openAccountShop, signedIn } from '../../testing/accounts'
import { TEST_KEYS } from '../../testing/test-shop'
import { removeAttachments } from './attachments'

const DAY_MS = 24 * 3_600_000
let clock = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let ada: Awaited<ReturnType<typeof signedIn>>
let ben: Awaited<ReturnType<typeof signedIn>>
/** Ada, as the storefront names her. */
let caller: { token: string; uuid: string }

beforeAll(async () => {
  opened = await openAccountShop({ now: () => (clock += 1) })
  ada = await signedIn(opened, 'ada')
  ben = await signedIn(opened, 'ben')
  const account = await customerId(opened.db, 'ada')
  caller = {
    token: await createSession(opened.db, { customerId: account, device: null, now: clock }),
    uuid: randomUUID(),
  }
})
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(attempt))

/** The request that the reply to the last upload is bound to. */
let lastSent: { path?: string; sign?: string; timestamp?: string } = {}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Upload {
  hash?: string
  /** Signed for another path, as an attacker would. */
  signedPath?: string
}

/** Uploads a file as the storefront does. */
async function put(bytes: Uint8Array, by: typeof caller, change: Upload = {}) {
  const path = `/api/attachment/${change.hash ?? sha256(bytes)}`
  const headers = signedHeaders({
    engine: nodeEngine,
    keys: TEST_KEYS,
    scheme: 'full',
    method: 'PUT',
    path: change.signedPath ?? path,
    caller: by,
    body: '',
    now: (clock += 1),
  })
  lastSent = { path, sign: headers.Sign, timestamp: headers.Timestamp }
  return opened.app.request(path, { method: 'PUT', headers, body: bytes as unknown as BodyInit })
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
let shade = 0
/** Another picture each time. */
const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', side = 40) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: { r: (++shade * 37) % 256, g: (shade * 11) % 256, b: 20 },
    },
  })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    [format]()
    .toBuffer()

const ticketWith = async (send: typeof ada, files: { hash: string; name: string }[]) =>
  send('POST', '/api/ticket', {
    body: { type: 'other', orderNumber: '', content: 'It came like this.', attachments: files },
    now: (clock += 1),
  })

const attach = async (bytes: Buffer, name = 'photo.jpg') => {
  expect((await put(bytes, caller)).status).toBe(200)
  const { data } = await ticketWith(ada, [{ hash: sha256(bytes), name }])
  return data as Ticket
}
const firstFile = ({ records }: Ticket) => {
  const [file] = records[0]?.attachments ?? []
  if (!file) throw new Error('no file')
  return file
}
/** The message at the field of a rejected file. */
async function messageOf(response: Response) {
  const { data } = (await response.json()) as { data: string }
  const { sign: answers = '', timestamp = '', path = '' } = lastSent
  const text = open(nodeEngine, TEST_KEYS.reply, data, { method: 'PUT', path, timestamp, answers })
  return (JSON.parse(text) as { errors: { message: string }[] }).errors[0]?.message
}
const rowsOf = (hash: string) =>
  opened.db
    .select()
    .from(attachment)
    .then((rows) => rows.filter((row) => row.hash === hash))

describe('a file of a message', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'of the type %s is shown with a preview, and re-encoded without metadata',
    async (format) => {
      const bytes = await picture(format)
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const file = firstFile(await attach(bytes, `photo.${format}`))
      expect(file).toMatchObject({ name: `photo.${format}`, type: `image/${format}` })
      expect(file.preview).toMatch(/^data:image\/webp;base64,/)
      const { response } = await ada('GET', `/api/attachment/${file.id}`, { now: (clock += 1) })
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      const { exif, format: found } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([exif, found]).toEqual([undefined, format])
    },
  )

  it('is no larger than 2400 pixels a side', async () => {
    const file = firstFile(await attach(await picture('jpeg', 3000)))
    const { response } = await ada('GET', `/api/attachment/${file.id}`, { now: (clock += 1) })
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 2400,
      height: 2400,
    })
  })

  it('of the type PDF is unchanged, and served as a download only', async () => {
    const file = firstFile(await attach(PDF, 'invoice.pdf'))
    expect(file).toMatchObject({ type: 'application/pdf', preview: '', bytes: PDF.length })
    const { response } = await ada('GET', `/api/attachment/${file.id}`, { now: (clock += 1) })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
  })

  it('is typed by its content, whatever its name', async () => {
    const texts = textsOf('en')
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    const damaged = (await picture()).subarray(0, 200)
    const refused: [Buffer, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), texts.attachmentType],
      [Buffer.from('<html>%PDF-1.7 %%EOF</html>'), texts.attachmentType],
      [Buffer.from('%PDF-1.7 without an end'), texts.attachmentType],
      [Buffer.from('GIF89a'), texts.attachmentType],
      [Buffer.from([]), texts.attachmentType],
      [heic, texts.attachmentHeic],
      [damaged, texts.attachmentDamaged],
    ]
    for (const [bytes, message] of refused) {
      const response = await put(bytes, caller)
      expect([response.status, await messageOf(response)]).toEqual([400, message])
      expect(await rowsOf(sha256(bytes))).toEqual([])
    }
  })

  it('is refused as a picture with more pixels than any photograph', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(LIMITS.attachmentBytes)
    expect((await put(bomb, caller)).status).toBe(400)
  })

  it('is refused above 5 MiB, declared or not', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(LIMITS.attachmentBytes), PDF])
    expect((await put(large, caller)).status).toBe(413)
  })

  it('is covered by the signature through its hash', async () => {
    const bytes = await picture()
    const other = await picture()
    expect((await put(bytes, caller, { hash: sha256(other) })).status).toBe(400)
    const signedPath = `/api/attachment/${sha256(other)}`
    expect((await put(bytes, caller, { signedPath })).status).toBe(400)
    expect([...(await rowsOf(sha256(bytes))), ...(await rowsOf(sha256(other)))]).toEqual([])
  })

  it('is accepted from signed-in customers only', async () => {
    const bytes = await picture()
    expect((await put(bytes, { token: '', uuid: caller.uuid })).status).toBe(401)
    expect(await rowsOf(sha256(bytes))).toEqual([])
  })

  it('belongs to its owner: another customer gets 404, a guest 401, and no other customer can attach it', async () => {
    const bytes = await picture()
    const { id } = firstFile(await attach(bytes))
    expect((await ben('GET', `/api/attachment/${id}`, { now: (clock += 1) })).response.status).toBe(404)
    const guest = signedHeaders({
      ...{ engine: nodeEngine, keys: TEST_KEYS, scheme: 'full', method: 'GET', body: '' },
      ...{ path: `/api/attachment/${id}`, caller: { token: '', uuid: '' }, now: (clock += 1) },
    })
    expect((await opened.app.request(`/api/attachment/${id}`, { headers: guest })).status).toBe(401)
    const waiting = await picture()
    await put(waiting, caller)
    const { response, data } = await ticketWith(ben, [{ hash: sha256(waiting), name: 'stolen.jpg' }])
    const message = textsOf('en').attachmentGone
    expect([response.status, data]).toEqual([
      400,
      { errors: [{ field: 'attachments', code: 'attachmentGone', message }] },
    ])
  })

  it('cannot be read before it belongs to a message', async () => {
    const bytes = await picture()
    await put(bytes, caller)
    const [row] = await rowsOf(sha256(bytes))
    expect((await ada('GET', `/api/attachment/${row?.id}`, { now: (clock += 1) })).response.status).toBe(404)
  })

  it('is stored once, even if uploaded several times before its message', async () => {
    const bytes = await picture()
    await put(bytes, caller)
    await put(bytes, caller)
    expect(await rowsOf(sha256(bytes))).toHaveLength(1)
  })

  it('is one of five at most, in the order of the message', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, async () => picture()))
    for (const bytes of files) await put(bytes, caller)
    const named = files.map((bytes, at) => ({ hash: sha256(bytes), name: `${at}.jpg` }))
    expect((await ticketWith(ada, named)).response.status).toBe(400)
    const { data } = await ticketWith(ada, named.slice(0, 5).toReversed())
    expect((data as Ticket).records[0]?.attachments.map(({ name }) => name)).toEqual([
      '4.jpg',
      '3.jpg',
      '2.jpg',
      '1.jpg',
      '0.jpg',
    ])
  })

  it('is refused once a customer has 50 MB of stored files', async () => {
    const [row] = await opened.db.select().from(attachment)
    if (!row) throw new Error('no row')
    const filler = { ...row, id: 'filler', hash: 'f'.repeat(64), bytes: LIMITS.attachmentBytesOfCustomer - 100 }
    await opened.db.insert(attachment).values(filler)
    const response = await put(await picture(), caller)
    expect(response.status).toBe(400)
    await opened.db.delete(attachment)
    expect((await put(await picture(), caller)).status).toBe(200)
  })

  it('is deleted after a day without a message, otherwise kept', async () => {
    const [waiting, claimed] = [await picture(), await picture()]
    await put(waiting, caller)
    await attach(claimed)
    const [row] = await rowsOf(sha256(waiting))
    const [kept] = await rowsOf(sha256(claimed))
    await removeAttachments({ ...opened.shop, now: () => clock + DAY_MS - 60_000 })
    expect(await rowsOf(sha256(waiting))).toHaveLength(1)
    await removeAttachments({ ...opened.shop, now: () => clock + DAY_MS + 60_000 })
    expect(await rowsOf(sha256(waiting))).toEqual([])
    await expect(opened.shop.media.read(row?.file ?? '')).rejects.toThrow(MediaMissingError)
    expect(await opened.shop.media.read(kept?.file ?? '')).toBeTruthy()
  })

  it('is part of the data export, and deleted when the customer is erased', async () => {
    const bytes = await picture()
    await attach(bytes, 'kitchen.jpg')
    const [row] = await rowsOf(sha256(bytes))
    const file = await opened.shop.media.read(row?.file ?? '')
    const email = 'ada@mail.example'
    const document = JSON.stringify(await exportPerson(opened.shop, { email, actor: 'test' }))
    expect(document).toContain('kitchen.jpg')
    expect(document).toContain(file.toString('base64'))
    await opened.db.update(order).set({ payment: 'refunded' })
    const erasure = await erasePerson(opened.shop, { email, actor: 'test', isDryRun: false, invoiceYears: 10 })
    expect(erasure.outcome).toBe('erased')
    expect(await rowsOf(sha256(bytes))).toEqual([])
    await expect(opened.shop.media.read(row?.file ?? '')).rejects.toThrow(MediaMissingError)
  })
})
