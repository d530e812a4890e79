import fc from 'fast-check'
import type { Call } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import { nastyText, nastyValue } from './nasty'
import type { Schema, SchemaDescription } from 'yup'

/** Valid values by type of the field, so that some requests pass the first checks. */
const PLAUSIBLE: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.constantFrom('Ada', 'ada@mail.example', 'a-long-password', 'TL-1', 'US', '12207', 'x'.repeat(43)),
  number: fc.integer({ min: -1, max: 40 }),
  boolean: fc.boolean(),
  array: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  object: fc.constantFrom({}, { name: 'OKAFOR', number: 10 }),
}

const fieldOf = ({ type }: { type: string }): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: PLAUSIBLE[type] ?? nastyValue, weight: 4 }, { arbitrary: nastyValue, weight: 1 })

/** A generated request. */
export interface FuzzRequest {
  method: string
  /** Path with query, encoded. */
  path: string
  headers: Record<string, string>
  /** Text of the body; undefined for none. */
  body?: string
}

/** A call of the contract, with path, query and body that are valid or almost valid. */
export interface FuzzCall {
  method: string
  path: string
  /** Undefined for none. */
  body: unknown
}

const KEYS = ['home', 'about-us', 'shirts', 'TL-260934', '1', 'clear', 'de', 'product', '30']

/** A path parameter: a key that may exist, or any encoded text. */
const parameter = fc.oneof(
  { arbitrary: fc.constantFrom(...KEYS), weight: 2 },
  { arbitrary: nastyText.map(encodeAll), weight: 1 },
)

/** Lone surrogates cannot be encoded, and are replaced. */
function encodeAll(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
}

const NAMES = ['page', 'limit', 'keyword', 'sort', 'q', 'from', 'category', 'price', 'w', 'v', '__proto__', 'x']

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(nastyText, fc.constantFrom('1', '12', 'shirt'))), {
    maxLength: 4,
  })
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encodeAll(value)}`).join('&')}`,
  )

const pathOf = ({ path }: Call) => {
  const parts = path.split(/\{\w+\}/)
  return fc
    .tuple(fc.array(parameter, { minLength: parts.length, maxLength: parts.length }), query)
    .map(([values, search]) => {
      const filledPath = parts.map((part, at) => part + (at < parts.length - 1 ? values[at] : '')).join('')
      return filledPath + search
    })
}

const callRequest = (call: Call): fc.Arbitrary<FuzzCall> =>
  fc.record({
    method: fc.constant<string>(call.method),
    path: pathOf(call),
    body: call.body ? bodyOf(call.body) : fc.constant(undefined),
  })

/** Calls of the contract, all with the same probability. */
export const anyCall: fc.Arbitrary<FuzzCall> = fc.oneof(...Object.values(CALLS).map(callRequest))

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']

const printable = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7E]/g, '?').trim())

/** Headers that programs read, with values outside their syntax. */
const HEADERS = [
  'cookie',
  'content-type',
  'accept-language',
  'user-agent',
  'x-real-ip',
  'x-forwarded-host',
  'x-request-id',
  'x-middleware-subrequest',
  'next-action',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'if-none-match',
  'range',
  'idempotency-key',
  'token',
  'uuid',
  'Sign',
  'Timestamp',
  'sec-fetch-site',
]

const COOKIES = [
  '__Host-session=Fe26.2**x*y*z',
  'session=%%%',
  'uuid=1',
  'uuid=3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3',
  'notice={',
]

const strangeHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(printable, fc.constantFrom(...COOKIES, '1', 'application/json', 'text/plain')),
  { maxKeys: 4 },
)

const EXISTING_PATHS = [
  '/',
  '/api/',
  '/api/form/',
  '/product/',
  '/category/',
  '/search',
  '/account/',
  '/image/',
  '/share/',
  '/feed/',
  '/_next/',
  '/page/',
  '/sitemap/',
  '/checkout/',
]

/** A path below an existing one. */
const subPath = fc
  .tuple(fc.constantFrom(...EXISTING_PATHS), fc.array(parameter, { maxLength: 3 }), query)
  .map(([start, parts, search]) => start + parts.join('/') + search)

/** Any method, path, headers and body. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: subPath,
  headers: strangeHeaders,
  body: fc.option(
    fc.oneof(
      nastyValue.map((value) => JSON.stringify(value)),
      nastyText,
    ),
    { nil: undefined },
  ),
})

/** Submissions of plain forms, with fields that may not belong to them. */
export const formRequest = (paths: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      fc.constantFrom(...paths),
      strangeHeaders,
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'email',
            'password',
            'key',
            'optionId',
            'quantity',
            'id',
            'from',
            'number',
            'token',
            'countryId',
            'x',
          ),
          nastyText,
        ),
        { maxLength: 6 },
      ),
    )
    .map(([path, headers, fields]) => ({
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.map(([name, value]) => `${name}=${encodeAll(value)}`).join('&'),
    }))

/** Bodies of a call: fields with valid and invalid values, missing or additional fields, or any JSON value. */
export function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { fields = {} } = schema.describe() as SchemaDescription & { fields?: Record<string, { type: string }> }
  const fieldValues = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]))
  const record = fc.record(fieldValues, { requiredKeys: [] })
  const additional = fc.dictionary(nastyText, nastyValue, { maxKeys: 2 })
  return fc.oneof(
    { arbitrary: fc.record(fieldValues) as fc.Arbitrary<unknown>, weight: 4 },
    { arbitrary: record as fc.Arbitrary<unknown>, weight: 2 },
    {
      arbitrary: fc
        .tuple(record, additional)
        .map(([known, unknown]) => ({ ...known, ...unknown })) as fc.Arbitrary<unknown>,
      weight: 1,
    },
    { arbitrary: nastyValue, weight: 1 },
  )
}
