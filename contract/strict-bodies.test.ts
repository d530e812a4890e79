/** @jest-environment node */
import { ValidationError } from 'yup'
import { CALLS, type CallName } from './calls'

const callsWithBody = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].body)

/** Extra fields that every call must reject. */
const UNEXPECTED_FIELDS = { price: 1, role: 'admin', customerId: 1, isVerified: true, status: 'paid', surprise: null }

describe('a body with a field its call does not have', () => {
  it.each(callsWithBody)('is rejected: %s (K20)', (name) => {
    let types: (string | undefined)[] = []
    try {
      CALLS[name].body?.validateSync({ ...UNEXPECTED_FIELDS }, { strict: true, abortEarly: false })
    } catch (error) {
      types = error instanceof ValidationError ? error.inner.map(({ type }) => type) : []
    }
    expect(types).toContain('noUnknown')
  })
})
