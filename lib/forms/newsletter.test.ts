/** @jest-environment node */
import { emailMistake, NEWSLETTER_STATES, newsletterPath, readState, readTyped } from './newsletter'

describe('the address a newsletter form leads to', () => {
  it.each(NEWSLETTER_STATES)('names the state %s, which is read again', (state) => {
    const { searchParams } = new URL(newsletterPath(state), 'https://shop.example')
    expect(readState(searchParams.get('state'))).toBe(state)
  })

  it('keeps what was typed where it has to be mended, and nowhere else', () => {
    expect(newsletterPath('invalid', 'no&ra@')).toBe('/newsletter?state=invalid&email=no%26ra%40')
    expect(newsletterPath('submitted', 'nora@x.de')).toBe('/newsletter?state=submitted')
  })

  it('carries no more than an address may be long', () => {
    const { searchParams } = new URL(newsletterPath('invalid', 'x'.repeat(5000)), 'https://shop.example')
    expect(searchParams.get('email')).toHaveLength(254)
  })

  it.each([undefined, '', 'toString', ['submitted', 'failed']])('knows no state %j', (value) => {
    expect(readState(value)).toBeNull()
  })

  it('reads one typed text and no list', () => {
    expect(readTyped('x'.repeat(300))).toHaveLength(254)
    expect(readTyped(['a', 'b'])).toBe('')
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
