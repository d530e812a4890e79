import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { openSource } from './read-source'
import type { SourceProduct } from './source-product'

/** A folder for the files of a test. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  return {
    path: folder,
    write: (name: string, content: string | Buffer) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** A CSV table of rows that map headings to cells. */
export function csvOf(headings: readonly string[], rows: readonly Partial<Record<string, string | number>>[]): string {
  const cell = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [headings.map(cell), ...rows.map((row) => headings.map((heading) => cell(row[heading])))]
    .map((cells) => cells.join(','))
    .join('\n')
}

/** All products of files. */
export async function readProducts(paths: readonly string[], currency = 'EUR'): Promise<SourceProduct[]> {
  const { products } = await openSource(paths, { currency })
  const all: SourceProduct[] = []
  for await (const product of products) all.push(product)
  return all
}

interface ZipEntry {
  name: string
  bytes: Buffer
  /** The size that the archive declares; by default the real one. */
  declaredSize?: number
}

/** An archive whose declared sizes may be wrong. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, declaredSize = bytes.length } of entries) {
    const [data, fileName] = [deflateRawSync(bytes), Buffer.from(name)]
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(declaredSize, 18)
    fields.writeUInt16LE(fileName.length, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, fileName, data)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, fileName)
    offset += 30 + fileName.length + data.length
  }
  const centralDirectory = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(centralDirectory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, centralDirectory, end])
}
