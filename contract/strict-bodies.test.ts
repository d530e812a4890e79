/** @jest-environment node */
import { ValidationError } from 'yup'
import { CALLS, type CallName } from './calls'

const withBody = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].body)

/** Extra fields that every call must reject. */
const SURPRISES = { price: 1, role: 'admin', customerId: 1, isVerified: true, status: 'paid', surprise: null }

describe('a body with a field its call does not have', () => {
  it.each(withBody)('is rejected: %s (K20)', (name) => {
    let types: (string | undefined)[] = []
    try {
      CALLS[name].body?.validateSync({ ...SURPRISES }, { strict: true, abortEarly: false })
    } catch (error) {
      types = error instanceof ValidationError ? error.inner.map(({ type }) => type) : []
    }
    expect(types).toContain('noUnknown')
  })
})
