/** @jest-environment node */
import { inflateSync } from 'node:zlib'
import { textsOf } from '../texts/texts-of'
import { drawInvoice } from './draw-invoice'
import type { Invoice, InvoiceLine } from './invoice'

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
  store: { name: 'Touchline', lines: ['1 Lane'] },
  facts: [{ name: texts.number, value: 'TL-1001' }],
  billing: ['Ada Byron'],
  shipping: ['Ada Byron'],
  lines: [LINE],
  sums: [{ name: words.total, amount: '€182.00' }],
  givenBack: null,
  placedAt: new Date('2026-08-01T12:00:00Z'),
  texts,
  words,
  language: 'en-GB',
  ...change,
})

/** What a file holds, its packed parts unpacked. */
async function contentOf(invoice: Invoice): Promise<string> {
  const file = (await drawInvoice(invoice)).toString('latin1')
  const packed = /stream\n([\s\S]*?)\nendstream/g
  return file.replace(packed, (whole, part: string) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

/** The letters the fonts of a file show, by the table that lets text be copied out of it. */
function lettersOf(content: string): string {
  const tables = [...content.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].map(([, table = '']) => table)
  const codes = tables.flatMap((table) =>
    [...table.matchAll(/<([0-9a-f]{4})>(?=[\s\]])/gi)].map(([, code = '']) => code),
  )
  return codes.map((code) => String.fromCharCode(parseInt(code, 16))).join('')
}

const pagesOf = (content: string) => /\/Type \/Pages\n?\/Count (\d+)/.exec(content)?.[1]

it('is a PDF with a title and a language', async () => {
  const file = await drawInvoice(invoiceOf())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const content = await contentOf(invoiceOf())
  expect(content).toContain('/Lang (en-GB)')
  expect(content).toContain('/DisplayDocTitle true')
  expect(content).toContain('Invoice TL-1001')
})

it('shows letters of every Latin alphabet', async () => {
  const letters = lettersOf(await contentOf(invoiceOf({ billing: ['Łukasz Kőrösi-Şahin'] })))
  for (const letter of 'ŁőŞö€') expect(letters).toContain(letter)
})

it('goes on to further pages when there are many lines', async () => {
  expect(pagesOf(await contentOf(invoiceOf()))).toBe('1')
  const many = await contentOf(invoiceOf({ lines: Array.from({ length: 40 }, () => LINE) }))
  expect(Number(pagesOf(many))).toBeGreaterThan(1)
})
