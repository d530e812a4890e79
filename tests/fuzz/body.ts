import fc from 'fast-check'
import type { Schema, SchemaDescription } from 'yup'
import { nastyText, nastyValue } from './nasty'

/** Values a field would take, by its type, so that some requests come further than the first check. */
const PLAUSIBLE: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.constantFrom('Ada', 'ada@mail.example', 'a-long-password', 'TL-1', 'US', '12207', 'x'.repeat(43)),
  number: fc.integer({ min: -1, max: 40 }),
  boolean: fc.boolean(),
  array: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  object: fc.constantFrom({}, { name: 'OKAFOR', number: 10 }),
}

const fieldOf = ({ type }: { type: string }): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: PLAUSIBLE[type] ?? nastyValue, weight: 4 }, { arbitrary: nastyValue, weight: 1 })

/** Bodies of a call: its fields with good and bad values, some lacking, some that are not its own; or something else. */
export function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { fields = {} } = schema.describe() as SchemaDescription & { fields?: Record<string, { type: string }> }
  const own = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]))
  const record = fc.record(own, { requiredKeys: [] })
  const more = fc.dictionary(nastyText, nastyValue, { maxKeys: 2 })
  return fc.oneof(
    { arbitrary: fc.record(own) as fc.Arbitrary<unknown>, weight: 4 },
    { arbitrary: record as fc.Arbitrary<unknown>, weight: 2 },
    {
      arbitrary: fc.tuple(record, more).map(([known, strange]) => ({ ...known, ...strange })) as fc.Arbitrary<unknown>,
      weight: 1,
    },
    { arbitrary: nastyValue, weight: 1 },
  )
}
