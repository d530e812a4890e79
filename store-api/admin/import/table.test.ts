/** @jest-environment node */
import { openFolder } from './testing'
import { detectDelimiter, openTable, type Row } from './table'

const folder = openFolder()
afterAll(() => folder.close())

async function read(content: string | Buffer, renamed?: Map<string, string>) {
  const table = await openTable(folder.write('table.csv', content), renamed)
  const rows: Row[] = []
  for await (const row of table.rows) rows.push(row)
  return { ...table, rows }
}

const cells = async (content: string | Buffer, heading: string) =>
  (await read(content)).rows.map((row) => row.get(heading))

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', Buffer.from('﻿name\nThé')],
    ['utf-8', Buffer.from('name\nThé')],
    ['utf-16le', Buffer.from('﻿name\nThé', 'utf16le')],
    ['utf-16be', Buffer.from('﻿name\nThé', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('name\nThé', 'latin1')],
  ])('is detected as %s', async (encoding, bytes) => {
    const table = await read(bytes)
    expect([table.encoding, table.headings, table.rows[0]?.get('name')]).toEqual([encoding, ['name'], 'Thé'])
  })

  it('is UTF-8 even if a character is split between chunks', async () => {
    const longText = 'é'.repeat(70_000)
    expect(await cells(`name\nx${longText}`, 'name')).toEqual([`x${longText}`])
  })

  it('is not detected as UTF-8 from the first 100 kB only', async () => {
    const rows = `${'a'.repeat(119)}\n`.repeat(1000)
    const text = Buffer.concat([Buffer.from(`name\n${rows}`), Buffer.from('caf\xe9', 'latin1')])
    expect((await read(text)).rows.at(-1)?.get('name')).toBe('café')
  })
})

describe('the delimiter', () => {
  it.each([
    [',', 'a,b\n1;2;3,4'],
    [';', 'a;b\n1,2;3'],
    ['\t', 'a\tb\n'],
    ['|', 'a|b\n'],
    [';', '"a,b,c,d";x;y'],
    [',', 'one\ntwo'],
  ])('is %j in %j', (delimiter, text) => expect(detectDelimiter(text)).toBe(delimiter))
})

describe('rows', () => {
  it('have cells by headings in any case and with any blanks', async () => {
    const { rows, has } = await read(' Variant   Price ,"SKU" \n 5 ,"A1" ')
    expect([rows[0]?.get('variant price'), rows[0]?.get('sku'), rows[0]?.get('none')]).toEqual(['5', 'A1', ''])
    expect([has('SKU'), has('price')]).toEqual([true, false])
  })

  it('have their first line, even after quoted line breaks and empty lines', async () => {
    const { rows } = await read('a,b\n1,"x\ny\r\nz"\n\n2,x\n,\n3,x')
    expect(rows.map((row) => [row.line, row.get('a')])).toEqual([
      [2, '1'],
      [6, '2'],
      [8, '3'],
    ])
  })

  it('may be short or long, and have misplaced quotes and blanks', async () => {
    expect(await cells('a,b\n1\n1,2,3\n"x" ,y\n5" pot,2', 'b')).toEqual(['', '2', 'y', '2'])
    expect(await cells('a,b\n5" pot,2', 'a')).toEqual(['5" pot'])
  })

  it('are read without the apostrophe of spreadsheets', async () => {
    expect(await cells("a\n'=1+1\n'0012\n'Tis\n'-5", 'a')).toEqual(['=1+1', '0012', "'Tis", '-5'])
  })

  it('are read by the renamed headings of a mapping', async () => {
    const { rows } = await read('Farbe\nRot', new Map([['farbe', 'Option1 Value']]))
    expect(rows[0]?.get('option1 value')).toBe('Rot')
  })
})

describe('an invalid table', () => {
  it('is refused without headings', async () => {
    await expect(read('')).rejects.toThrow('has no headings')
    await expect(read('\n\n')).rejects.toThrow('has no headings')
  })

  it('is refused with the line of an unclosed quote', async () => {
    await expect(read('a,b\n1,"open\nand on')).rejects.toThrow(/never closed/)
  })

  it('is refused if a row has more than two million characters', async () => {
    await expect(read(`a\n"${'x'.repeat(2_000_100)}"`)).rejects.toThrow(/longer than/)
  })
})
