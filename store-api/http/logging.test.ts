/** @jest-environment node */
import { DrizzleQueryError } from 'drizzle-orm'
import { errorForLog } from './logging'

const SECRET = 'ada@mail.example'

const failure = () => {
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    detail: `Key (email)=(${SECRET}) already exists.`,
  })
  return new DrizzleQueryError('insert into "mail" values ($1)', [SECRET], cause)
}

describe('an error in the log', () => {
  it('contains what failed, and no user data', () => {
    const logged = JSON.stringify(errorForLog(failure()))
    expect(logged).toContain('lock timeout')
    expect(logged).toContain('55P03')
    expect(logged).not.toContain(SECRET)
  })

  it('is logged in full if it contains no query', () => {
    expect(errorForLog(new TypeError('no such thing'))).toMatchObject({ type: 'TypeError', message: 'no such thing' })
    expect(errorForLog('a word')).toBe('a word')
  })
})
