/** @jest-environment node */
import { CommandError } from './admin/cli/command-error'
import { describeStartError } from './start-error'

const failed = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('why the store API does not start', () => {
  it.each([
    ['28P01', 'password authentication failed', /does not take this password \(password authentication failed\)$/],
    ['28000', 'no entry in pg_hba.conf', /does not let this user in/],
    ['3D000', 'database "nope" does not exist', /no database of the name .*"nope"/],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND nohost', /host in DATABASE_URL is not known/],
    ['ECONNREFUSED', 'connect', /does not answer/],
  ])('is one sentence where the database says %s, also behind another error', (code, message, sentence) => {
    const error = failed(code, message)
    for (const one of [error, new Error('Failed query', { cause: error })]) {
      expect(describeStartError(one)).toMatch(sentence)
      expect(describeStartError(one)).not.toContain('\n')
    }
  })

  it('is a message for the operator, and the whole error where it is unknown', () => {
    expect(describeStartError(new CommandError('There is no such order.'))).toBe('There is no such order.')
    expect(describeStartError(new Error('odd'))).toContain('start-error.test')
  })
})
