import { cutText } from './cut-text'

it('a text is cut between words, and never longer than asked for', () => {
  expect(cutText('Short.', 10)).toBe('Short.')
  expect(cutText('Knitted, and then printed', 12)).toBe('Knitted…')
  expect(cutText('x'.repeat(50), 12)).toBe(`${'x'.repeat(11)}…`)
})
