/** @jest-environment node */
import { securityTxt } from './text-files'

it('security.txt has contact, expiry and canonical URL (RFC 9116)', () => {
  const text = securityTxt({
    contact: 'mailto:security@shop.example',
    origin: 'https://shop.example',
    now: Date.UTC(2026, 0, 1),
  })
  expect(text).toBe(
    [
      'Contact: mailto:security@shop.example',
      'Expires: 2026-04-01T00:00:00.000Z',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
