import { cutText } from './cut-text'

it('a text is cut between words, and never longer than the limit', () => {
  expect(cutText('Short.', 10)).toBe('Short.')
  expect(cutText('Knitted, and then printed', 12)).toBe('Knitted…')
  expect(cutText('x'.repeat(50), 12)).toBe(`${'x'.repeat(11)}…`)
})

it('a text is never cut within what is read as one character', () => {
  expect(cutText(`${'x'.repeat(10)}👩‍👩‍👧${'x'.repeat(20)}`, 14)).toBe(`${'x'.repeat(10)}…`)
  expect(cutText(`${'x'.repeat(10)}e\u0301${'x'.repeat(20)}`, 12)).toBe(`${'x'.repeat(10)}…`)
})
