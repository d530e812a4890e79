/** @jest-environment node */
import { emailMistake, NEWSLETTER_STATES, newsletterPath, readState, readEmail } from './newsletter'

describe('the result page of the newsletter form', () => {
  it.each(NEWSLETTER_STATES)('has the state %s in its query', (state) => {
    const { searchParams } = new URL(newsletterPath(state), 'https://shop.example')
    expect(readState(searchParams.get('state'))).toBe(state)
  })

  it('includes the entered email only if it must be corrected', () => {
    expect(newsletterPath('invalid', 'no&ra@')).toBe('/newsletter?state=invalid&email=no%26ra%40')
    expect(newsletterPath('submitted', 'nora@x.de')).toBe('/newsletter?state=submitted')
  })

  it('cuts the email to its maximum length', () => {
    const { searchParams } = new URL(newsletterPath('invalid', 'x'.repeat(5000)), 'https://shop.example')
    expect(searchParams.get('email')).toHaveLength(254)
  })

  it.each([undefined, '', 'toString', ['submitted', 'failed']])('has no state %j', (value) => {
    expect(readState(value)).toBeNull()
  })

  it('reads a single email and no list', () => {
    expect(readEmail('x'.repeat(300))).toHaveLength(254)
    expect(readEmail(['a', 'b'])).toBe('')
  })
})

describe('the newsletter’s email is required and valid (spec §5)', () => {
  it.each(['', ' ', '\t\n'])('%j is missing', (email) => expect(emailMistake(email)).toBe('missing'))

  it.each(['nora', 'nora@', '@x.de', 'nora@x.de, kim@x.de', 'no ra@x.de', `${'a'.repeat(250)}@x.de`])(
    '%j is wrong',
    (email) => expect(emailMistake(email)).toBe('wrong'),
  )

  it.each(['nora@x.de', ' nora@x.de ', 'nora+kits@mail.x.example'])('%j is good', (email) =>
    expect(emailMistake(email)).toBeNull(),
  )
})
