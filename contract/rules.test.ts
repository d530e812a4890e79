/** @jest-environment node */
import type { Schema } from 'yup'
import { placeSchema } from './entities/checkout'
import { newQuestionSchema, newReviewSchema } from './entities/feedback'
import { searchQuerySchema } from './entities/search'
import { newTicketSchema } from './entities/ticket'
import { profileSchema } from './entities/user'
import { email } from './rules'

const holds = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true })

const REVIEW = { rating: 5, title: 'Good', comment: 'Fits.' }
const TICKET = { type: 'order', orderNumber: '', content: 'Where is it?' }

describe('a written text', () => {
  it.each(['\u200b\u200b', '\u3164\u3164', '\u2800\u2800', '\u2060\ufeff', '\u00ad\u00ad'])(
    'is empty with invisible characters only: %j',
    (unseen) => {
      expect(holds(profileSchema, { firstname: unseen, lastname: 'King' })).toBe(false)
      expect(holds(newReviewSchema, { ...REVIEW, title: unseen })).toBe(false)
      expect(holds(newReviewSchema, { ...REVIEW, comment: unseen })).toBe(false)
      expect(holds(newQuestionSchema, { question: unseen })).toBe(false)
      expect(holds(newTicketSchema, { ...TICKET, content: unseen })).toBe(false)
      expect(holds(searchQuerySchema, { keyword: unseen })).toBe(false)
      expect(holds(placeSchema.fields.city as Schema, unseen)).toBe(false)
    },
  )

  it('counts visible characters only', () => {
    expect(holds(profileSchema, { firstname: 'A\u200b', lastname: 'King' })).toBe(false)
    expect(holds(profileSchema, { firstname: 'می\u200cم', lastname: 'King' })).toBe(true)
  })

  it.each(['Ada\u0000', 'Ada\nKing', '\u202eadA', 'Ada\u2066', '\u001b[2JAda'])(
    'of one line has no control characters or bidi overrides: %j',
    (line) => {
      expect(holds(profileSchema, { firstname: line, lastname: 'King' })).toBe(false)
      expect(holds(newReviewSchema, { ...REVIEW, title: line })).toBe(false)
      for (const field of ['street', 'city', 'state', 'phone', 'postalCode'] as const)
        expect([field, holds(placeSchema.fields[field] as Schema, `${line}-4711`)]).toEqual([field, false])
    },
  )

  it('of several lines may have line breaks', () => {
    expect(holds(newReviewSchema, { ...REVIEW, comment: 'Fits.\nWashes well.' })).toBe(true)
    expect(holds(newTicketSchema, { ...TICKET, content: 'Hello\r\nthere' })).toBe(true)
  })

  it('is rejected as HTML only if it contains a tag (spec §5)', () => {
    expect(holds(newQuestionSchema, { question: 'XS<S in the chest?' })).toBe(true)
    expect(holds(newQuestionSchema, { question: 'I <3 it, is S < M > L?' })).toBe(true)
    expect(holds(newQuestionSchema, { question: 'Is it <b>blue</b>?' })).toBe(false)
    expect(holds(newReviewSchema, { ...REVIEW, comment: '<!-- x -->' })).toBe(false)
  })
})

describe('an email', () => {
  it('may have an internationalized domain, which is converted to punycode', () => {
    expect(email().cast(' kim@bücher.example ')).toBe('kim@xn--bcher-kva.example')
    expect(holds(email(), 'kim@bücher.example')).toBe(true)
    expect(holds(email(), 'kim@xn--bcher-kva.example')).toBe(true)
  })

  it.each(['', 'kim', 'kim@', 'kím@x.de', 'kim@ü/x', 'kim@bü cher.de', 'kim@ü@x.de'])('is not %j', (text) =>
    expect(holds(email(), text)).toBe(false),
  )
})
