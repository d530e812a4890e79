import type { Schema } from 'yup'
import type { Call } from '../contract/call'
import { CALLS } from '../contract/calls'
import { CODES } from '../contract/envelope'
import { PAYMENT_CALLS } from '../contract/payment/calls'

interface Described {
  type: string
  optional?: boolean
  /** Has an `otherwise` where a storefront does without the field. */
  meta?: object
  fields?: Record<string, Described>
  innerType?: Described
}

const isOptional = ({ optional }: Described) => Boolean(optional)

/** What a storefront does without. */
const isReplaceable = (field: Described) => isOptional(field) || (field.meta !== undefined && 'otherwise' in field.meta)

/** @param above fields of the object it stands in: a tree says once what its nodes are. */
const typeOf = (
  { type, fields, innerType }: Described,
  isMissable: (field: Described) => boolean,
  above = '',
): string => {
  if (type === 'array' && innerType) return `${typeOf(innerType, isMissable, above)}[]`
  if (!fields) return type
  const names = Object.keys(fields).join()
  if (names === above) return 'the same'
  return `{ ${Object.entries(fields)
    .map(([name, field]) => `${name}${isMissable(field) ? '?' : ''}: ${typeOf(field, isMissable, names)}`)
    .join(', ')} }`
}

const shape = (schema: Schema | null, isMissable = isOptional) =>
  schema ? `\`${typeOf(schema.describe() as unknown as Described, isMissable)}\`` : 'none'

const sections = (calls: Record<string, Call>, isMissable = isOptional) =>
  Object.entries(calls).map(([name, call]) =>
    [
      `## ${call.method} ${call.path}`,
      '',
      `${call.summary} (\`${name}\`, for: ${call.audience})`,
      '',
      `- Query: ${shape(call.query)}`,
      `- Body: ${shape(call.body)}`,
      `- Data: ${shape(call.answer, isMissable)}`,
    ].join('\n'),
  )

/** The contract's table of calls as a page to read, in Markdown. */
export function storeApiDoc(): string {
  const codes = Object.entries(CODES).map(([name, code]) => `| ${code} | ${name} |`)
  return [
    '# The calls between storefront and store API',
    'Made from `contract/calls.ts` by `npm run docs`. A running store API shows the same as OpenAPI at `/api/docs`.',
    'Every request is signed and every body and answer sealed: see `lib/contract/` and its test vectors.',
    'A field with `?` may be missing: a storefront does without it, or without what depends on it.',
    ...sections(CALLS, isReplaceable),
    '## Codes beside the HTTP statuses',
    ['| Code | Meaning |', '| --- | --- |', ...codes].join('\n'),
    '',
  ].join('\n\n')
}

/** The same of the calls of a payment service. */
export const paymentApiDoc = (): string =>
  [
    '# The calls of a payment service',
    'Made from `contract/payment/calls.ts` by `npm run docs`; [payments.md](payments.md) says what they are for.',
    'Every request is signed and every body and answer sealed, as between storefront and store API.',
    ...sections(PAYMENT_CALLS),
    '',
  ].join('\n\n')
