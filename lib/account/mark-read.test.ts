/** @jest-environment node */
import { unreadAfter } from './mark-read'

it('reading a message reduces the unread count by one, but never below zero', () => {
  expect(unreadAfter(3)).toBe(2)
  expect(unreadAfter(0)).toBe(0)
})
