/** @jest-environment node */
import { emailMistake } from './email-mistake'

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
