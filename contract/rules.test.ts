/** @jest-environment node */
import type { Schema } from 'yup'
import { placeSchema } from './entities/checkout'
import { newQuestionSchema, newReviewSchema } from './entities/feedback'
import { searchQuerySchema } from './entities/search'
import { newTicketSchema } from './entities/ticket'
import { profileSchema } from './entities/user'
import { email } from './rules'

const accepts = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true })

const REVIEW = { rating: 5, title: 'Good', comment: 'Fits.' }
const TICKET = { type: 'order', orderNumber: '', content: 'Where is it?' }

describe('a written text', () => {
  it.each(['\u200b\u200b', '\u3164\u3164', '\u2800\u2800', '\u2060\ufeff', '\u00ad\u00ad'])(
    'is empty with invisible characters only: %j',
    (unseen) => {
      expect(accepts(profileSchema, { firstname: unseen, lastname: 'King' })).toBe(false)
      expect(accepts(newReviewSchema, { ...REVIEW, title: unseen })).toBe(false)
      expect(accepts(newReviewSchema, { ...REVIEW, comment: unseen })).toBe(false)
      expect(accepts(newQuestionSchema, { question: unseen })).toBe(false)
      expect(accepts(newTicketSchema, { ...TICKET, content: unseen })).toBe(false)
      expect(accepts(searchQuerySchema, { keyword: unseen })).toBe(false)
      expect(accepts(placeSchema.fields.city as Schema, unseen)).toBe(false)
    },
  )

  it('counts visible characters only', () => {
    expect(accepts(profileSchema, { firstname: 'A\u200b', lastname: 'King' })).toBe(false)
    expect(accepts(profileSchema, { firstname: 'می\u200cم', lastname: 'King' })).toBe(true)
  })

  it.each(['Ada\u0000', 'Ada\nKing', '\u202eadA', 'Ada\u2066', '\u001b[2JAda'])(
    'of one line has no control characters or bidi overrides: %j',
    (line) => {
      expect(accepts(profileSchema, { firstname: line, lastname: 'King' })).toBe(false)
      expect(accepts(newReviewSchema, { ...REVIEW, title: line })).toBe(false)
      for (const field of ['street', 'city', 'state', 'phone', 'postalCode'] as const)
        expect([field, accepts(placeSchema.fields[field] as Schema, `${line}-4711`)]).toEqual([field, false])
    },
  )

  it('of several lines may have line breaks', () => {
    expect(accepts(newReviewSchema, { ...REVIEW, comment: 'Fits.\nWashes well.' })).toBe(true)
    expect(accepts(newTicketSchema, { ...TICKET, content: 'Hello\r\nthere' })).toBe(true)
  })

  it('is rejected as HTML only if it contains a tag (spec §5)', () => {
    expect(accepts(newQuestionSchema, { question: 'XS<S in the chest?' })).toBe(true)
    expect(accepts(newQuestionSchema, { question: 'I <3 it, is S < M > L?' })).toBe(true)
    expect(accepts(newQuestionSchema, { question: 'Is it <b>blue</b>?' })).toBe(false)
    expect(accepts(newReviewSchema, { ...REVIEW, comment: '<!-- x -->' })).toBe(false)
  })
})

describe('an email', () => {
  it('may have an internationalized domain, which is converted to punycode', () => {
    expect(email().cast(' kim@bücher.example ')).toBe('kim@xn--bcher-kva.example')
    expect(accepts(email(), 'kim@bücher.example')).toBe(true)
    expect(accepts(email(), 'kim@xn--bcher-kva.example')).toBe(true)
  })

  it.each(['', 'kim', 'kim@', 'kím@x.de', 'kim@ü/x', 'kim@bü cher.de', 'kim@ü@x.de'])('is not %j', (text) =>
    expect(accepts(email(), text)).toBe(false),
  )
})
