/** @jest-environment node */
import { displayName, isLoggedIn } from './user'
import fc from 'fast-check'

describe('logged in (spec §4)', () => {
  it('means that the user info holds an email', () => {
    expect(isLoggedIn({ email: 'a@b.example', firstname: '', lastname: '' })).toBe(true)
    expect(isLoggedIn({ email: '', firstname: 'Mara', lastname: 'Demo' })).toBe(false)
    expect(isLoggedIn(null)).toBe(false)
    expect(isLoggedIn(undefined)).toBe(false)
  })
})

const word = fc.stringMatching(/^[\p{L}'-]{1,20}$/u)
const blank = fc.constantFrom('', ' ', '\t')
const email = fc.emailAddress()

describe('displayName (spec §3)', () => {
  it('is first and last name if both are known', () => {
    fc.assert(
      fc.property(word, word, email, (firstname, lastname, email) => {
        expect(displayName({ firstname, lastname, email })).toBe(`${firstname} ${lastname}`)
      }),
    )
  })

  it('is the only known name, without a space', () => {
    fc.assert(
      fc.property(word, blank, email, (name, none, email) => {
        expect(displayName({ firstname: name, lastname: none, email })).toBe(name)
        expect(displayName({ firstname: none, lastname: name, email })).toBe(name)
      }),
    )
  })

  it('is the part of the email before the @ if no name is known', () => {
    fc.assert(
      fc.property(blank, blank, email, (firstname, lastname, email) => {
        const name = displayName({ firstname, lastname, email })
        expect(name).not.toBe('')
        expect(email.startsWith(`${name}@`)).toBe(true)
      }),
    )
  })

  it.each([{}, { firstname: null, lastname: null }, { firstname: undefined, lastname: '' }])(
    'is the part of the email before the @ if names are missing or null: %j',
    (names) => expect(displayName({ ...names, email: 'ada@mail.example' })).toBe('ada'),
  )

  it('keeps an @ that belongs to the part before it', () => {
    expect(displayName({ firstname: '', lastname: '', email: '"a@b"@touchline.example' })).toBe('"a@b"')
  })

  it('is never empty for a logged-in user', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (firstname, lastname, email) => {
        expect(displayName({ firstname, lastname, email })).not.toBe('')
      }),
    )
  })
})
