/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Mutation = (bytes: Buffer, random: () => number) => Buffer

const randomOffset = (bytes: Buffer, random: () => number) => Math.floor(random() * (bytes.length + 1))

const insert = (bytes: Buffer, offset: number, inserted: Buffer, replacedBytes = 0) =>
  Buffer.concat([bytes.subarray(0, offset), inserted, bytes.subarray(offset + replacedBytes)])

/** Input that breaks readers of tables, numbers, markup and texts. */
const MALICIOUS_INPUT = [
  ...['"', '""', '"""', "'", ',', ';', '\t', '\n', '\r', '\r\n', '\u0000', '\ufeff', '\u2028', '\u202e', '\ud83d'],
  ...['NaN', 'Infinity', '1e309', '-1', '-0', '0x10', '1,234.56', '1.234,56', '٣', '9'.repeat(400), '=1+1', '@x', '+1'],
  ...['<script>', '</p>', '<![CDATA[', ']]>', '&lt;', '&#0;', '&x;', '<!DOCTYPE a>', '__proto__', 'constructor'],
  ...['Default Title', 'TRUE', 'id:7', 'C', 'é', '茶', '🍵', '\u0301', 'x'.repeat(70_000), '%', '%s', '../../etc'],
]

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

const MUTATIONS: readonly Mutation[] = [
  // Replaces a byte.
  (bytes, random) => insert(bytes, randomOffset(bytes, random), Buffer.from([Math.floor(random() * 256)]), 1),
  // Inserts nasty input, or replaces a part by it.
  (bytes, random) => insert(bytes, randomOffset(bytes, random), Buffer.from(pick(MALICIOUS_INPUT, random) ?? '')),
  (bytes, random) =>
    insert(
      bytes,
      randomOffset(bytes, random),
      Buffer.from(pick(MALICIOUS_INPUT, random) ?? ''),
      Math.floor(random() * 12),
    ),
  // Removes or duplicates a part.
  (bytes, random) => insert(bytes, randomOffset(bytes, random), Buffer.alloc(0), Math.floor(random() * 80)),
  (bytes, random) => {
    const from = randomOffset(bytes, random)
    return insert(bytes, randomOffset(bytes, random), bytes.subarray(from, from + Math.floor(random() * 200)))
  },
  // Truncates the file.
  (bytes, random) => bytes.subarray(0, randomOffset(bytes, random)),
  // Shuffles lines, or repeats a line.
  (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n')
    return Buffer.from(lines.toSorted(() => random() - 0.5).join('\n'), 'latin1')
  },
  (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n')
    const line = pick(lines, random) ?? ''
    return Buffer.from(
      [...lines, ...Array.from({ length: Math.floor(random() * 30) }, () => line)].join('\n'),
      'latin1',
    )
  },
  // Changes the delimiter or the encoding.
  (bytes, random) =>
    Buffer.from(
      bytes
        .toString('latin1')
        .replaceAll(pick([',', ';', '\t'], random) ?? ',', pick([',', ';', '|', '\t'], random) ?? ';'),
      'latin1',
    ),
  (bytes) => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le'),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'latin1'),
  // Copies a cell over another.
  (bytes, random) => {
    const cells = bytes.toString('latin1').split(',')
    cells[Math.floor(random() * cells.length)] = pick(cells, random) ?? ''
    return Buffer.from(cells.join(','), 'latin1')
  },
]

const MAX_CHANGES = 5

/** Share of files that keep their headings, without which the rest is not read. */
const PRESERVED_HEADINGS_SHARE = 0.7

/** Returns a damaged copy of a file. */
export function mutateFile(text: string, random: () => number): Buffer {
  const start = random() < PRESERVED_HEADINGS_SHARE ? text.indexOf('\n') + 1 : 0
  let bytes: Buffer = Buffer.from(text.slice(start))
  for (let remaining = 1 + Math.floor(random() * MAX_CHANGES); remaining > 0; remaining--)
    bytes = pick(MUTATIONS, random)?.(bytes, random) ?? bytes
  return Buffer.concat([Buffer.from(text.slice(0, start)), bytes])
}
