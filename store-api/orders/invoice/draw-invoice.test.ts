/** @jest-environment node */
import sharp from 'sharp'
import { pdfLines, unpackPdf } from '../../testing/pdf-lines'
import { textsOf } from '../../i18n/texts'
import { drawInvoice } from './draw-invoice'
import type { Invoice, InvoiceLine } from './read-invoice'

const { invoice: texts, orderWords: words } = textsOf('en')
const LINE: InvoiceLine = {
  name: 'Rovers home',
  note: 'Model HOME, Size M, Print: ADA 7',
  quantity: '2',
  unitPrice: '€91.00',
  amount: '€182.00',
}

const invoiceOf = (change: Partial<Invoice> = {}): Invoice => ({
  number: 'TL-1001',
  store: { name: 'Touchline', logo: '', mark: [], lines: ['1 Lane'] },
  facts: [{ name: texts.number, value: 'TL-1001' }],
  billing: ['Ada Byron'],
  shippingTitle: words.address,
  shipping: ['Ada Byron'],
  lines: [LINE],
  sums: [{ name: words.total, amount: '€182.00' }],
  taxes: [],
  refund: null,
  placedAt: new Date('2026-08-01T12:00:00Z'),
  texts,
  words,
  language: 'en-GB',
  ...change,
})

const STORE_WITH_MARK: Invoice['store'] = {
  ...{ name: 'Touchline', logo: '', lines: ['1 Lane'] },
  mark: [{ path: 'M3 1v22H25', colour: 'text' }],
}

/** The mark's line in the operators of a PDF. */
const MARK_PATH = '3 1 m\n3 23 l\n25 23 l'

const contentOf = async (invoice: Invoice) => unpackPdf(await drawInvoice(invoice))

/** The visible text of the lines of an address. */
const visibleLines = async (...billing: string[]) => pdfLines(await drawInvoice(invoiceOf({ billing })))

const reversed = (text: string) => [...text].reverse().join('')

const pagesOf = (content: string) => /\/Type \/Pages\n?\/Count (\d+)/.exec(content)?.[1]

it('is a PDF with a title and a language', async () => {
  const file = await drawInvoice(invoiceOf())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const content = await contentOf(invoiceOf())
  expect(content).toContain('/Lang (en-GB)')
  expect(content).toContain('/DisplayDocTitle true')
  expect(content).toContain('Invoice TL-1001')
})

it('is tagged for screen readers: a heading, tables with row and column headings, and nothing that is not marked', async () => {
  const lines = Array.from({ length: 60 }, () => LINE)
  const taxes = [{ name: 'VAT 20 %', net: '€10.00', tax: '€2.00', gross: '€12.00', isCharged: true }]
  const content = await contentOf(invoiceOf({ lines, taxes }))
  expect(content).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(content).toMatch(/\/Marked true/)
  const count = (element: string) => content.match(new RegExp(`/S /${element}\\b`, 'g'))?.length
  expect({ document: count('Document'), heading: count('H1'), tables: count('Table') }).toEqual({
    document: 1,
    heading: 1,
    tables: 4,
  })
  expect(content.match(/\/Scope \/Row/g)?.length).toBe(1 + 60 + 1 + 1)
  expect(content.match(/\/Scope \/Column/g)?.length).toBe(4 * Number(pagesOf(content)) + 4)
  const untagged = content.replace(/\/(?:Span|[A-Z][A-Za-z0-9]*) (?:<<[^>]*>> BDC|BMC)[\s\S]*?EMC/g, '')
  expect(untagged).not.toMatch(/\bT[jJ]\b/)
})

it('shows letters of every Latin alphabet', async () => {
  expect(await visibleLines('Łukasz Kőrösi-Şahin €')).toContain('Łukasz Kőrösi-Şahin €')
})

it.each(['山田 太郎', '東京都千代田区丸の内1-1-1', '王小明 (国际)', '김민수', 'ラーメン〒100'])(
  'shows %s, and no boxes',
  async (name) => {
    const visible = await visibleLines(name)
    expect(visible).toContain(name)
    expect(visible.join('')).not.toContain('□')
  },
)

it('joins Devanagari and Thai letters, shows none as a box, and keeps the text for copying', async () => {
  const content = await contentOf(invoiceOf({ billing: ['सुरेश क्षत्रिय', 'สมชาย'] }))
  for (const word of ['सुरेश', 'क्षत्रिय', 'สมชาย'])
    expect(content).toContain(`/ActualText <feff${Buffer.from(word, 'utf16le').swap16().toString('hex')}>`)
  expect((await visibleLines('सुरेश क्षत्रिय', 'สมชาย')).join('')).not.toContain('□')
})

it('writes Arabic and Hebrew from right to left, and the digits among them from left to right', async () => {
  const visible = await visibleLines('محمد علي', 'بنت فقد 6020', '6020 אינסברוק', 'רחוב (7) AB-12')
  expect(visible).toContain(reversed('محمد علي'))
  expect(visible).toContain(`6020 ${reversed('بنت فقد')}`)
  expect(visible).toContain(`${reversed('אינסברוק')} 6020`)
  expect(visible).toContain(`AB-12 (7) ${reversed('רחוב')}`)
  expect(visible.join('')).not.toContain('□')
})

it('keeps right-to-left words within a left-to-right line, also in the note of an item', async () => {
  const visible = pdfLines(await drawInvoice(invoiceOf({ lines: [{ ...LINE, note: 'Size M, Print: שלום 7' }] })))
  expect(visible.join('\n')).toContain(`Size M, Print: 7 ${reversed('שלום')}`)
})

it('keeps every number of an invoice whose lines mix right-to-left text with Latin and digits', async () => {
  const file = await drawInvoice(
    invoiceOf({
      billing: ['Noa כהן', 'רחוב Herzl 12, דירה 3', '6020 Tel Aviv-יפו', 'IL'],
      shipping: ['محمد Marsh', 'شارع 26 July رقم 115', '11511 القاهرة Cairo'],
      lines: [{ ...LINE, note: 'Size XL, Print: شارع 10' }],
    }),
  )
  const visible = pdfLines(file)
  for (const line of [
    `Noa ${reversed('כהן')}`,
    `3 ${reversed('דירה')} ,Herzl 12 ${reversed('רחוב')}`,
    `6020 Tel Aviv-${reversed('יפו')}`,
    `Marsh ${reversed('محمد')}`,
    `115 ${reversed('رقم')} July 26 ${reversed('شارع')}`,
    `Cairo ${reversed('القاهرة')} 11511`,
  ])
    expect(visible).toContain(line)
  expect(visible.join('\n')).toContain(`Size XL, Print: 10 ${reversed('شارع')}`)
  expect(visible.join('\n')).toContain('€182.00')
  expect(visible.join('')).not.toContain('□')
})

it('is complete with letters that no font has: the rest of the line is unchanged', async () => {
  const visible = (await visibleLines('Ada ქართული 6020', 'አበበ 12')).join('\n')
  expect(visible).toMatch(/Ada .* 6020\n/)
  expect(visible).toMatch(/ 12\n/)
})

it('omits emoji, and bidi overrides that reverse the order of digits', async () => {
  const visible = await visibleLines('Ada 👩🏽‍🚀 Byron 🇬🇧', '\u202e6020\u202c Innsbruck')
  expect(visible).toContain('Ada Byron')
  expect(visible).toContain('6020 Innsbruck')
})

it('continues on further pages if there are many lines', async () => {
  expect(pagesOf(await contentOf(invoiceOf()))).toBe('1')
  const many = await contentOf(invoiceOf({ lines: Array.from({ length: 40 }, () => LINE) }))
  expect(Number(pagesOf(many))).toBeGreaterThan(1)
})

it('shows the logo image of the shop, if it has one, instead of the drawn logo', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const file = await drawInvoice(invoiceOf({ store: STORE_WITH_MARK }), { png, width: 40, height: 20 })
  expect(unpackPdf(file)).toContain('/Subtype /Image')
  expect(unpackPdf(file)).not.toContain(MARK_PATH)
  expect(await contentOf(invoiceOf())).not.toContain('/Subtype /Image')
})

it('draws the mark of a shop without a logo image, and only the name of one that has neither', async () => {
  expect(await contentOf(invoiceOf({ store: STORE_WITH_MARK }))).toContain(MARK_PATH)
  expect(await contentOf(invoiceOf())).not.toContain(MARK_PATH)
})
