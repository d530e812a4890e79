/** @jest-environment node */
import { unreadAfter } from './mark-read'

it('reading a message leaves one fewer unread, and never fewer than none', () => {
  expect(unreadAfter(3)).toBe(2)
  expect(unreadAfter(0)).toBe(0)
})
