import fc from 'fast-check'

/** Texts that break programs: path traversal, injection, limits of types, invalid characters. */
const KNOWN = [
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%E0%A4%A',
  '%',
  '\u0000',
  '\uFEFF',
  '\u202Eabc',
  '\uD800',
  '𝕏👩‍👩‍👧‍👦',
  "' OR 1=1--",
  "'; DROP TABLE product;--",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '2147483648',
  '99999999999999999999999',
  '2026-02-30',
  'a\r\nSet-Cookie: x=1',
  'clear',
  'x'.repeat(300),
  '['.repeat(50),
]

/** Any character. That of fast-check, `binary`, maps all million of them first, which takes a second or two. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800))

/** A text, often one of those above, sometimes a random one. */
export const nastyText = fc.oneof(
  { arbitrary: fc.constantFrom(...KNOWN), weight: 3 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 80 }), weight: 2 },
  { arbitrary: fc.string({ maxLength: 40 }), weight: 1 },
)

const nastyNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1, 1.5, 30, 31, 100, 1e21, 1e308, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 63, 0.1 + 0.2),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const deep = fc.integer({ min: 1, max: 60 }).map((depth) => {
  let value: unknown = 'x'
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { value }
  return value
})

/** A JSON value of any type, whatever type is expected. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: nastyText as fc.Arbitrary<unknown>, weight: 4 },
  { arbitrary: nastyNumber as fc.Arbitrary<unknown>, weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>, weight: 1 },
  { arbitrary: deep, weight: 1 },
)
