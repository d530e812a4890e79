/** RFC 9116 asks for a date in the near future; the file is generated for each request. */
const VALID_DAYS = 90
const DAY_MS = 86_400_000

interface SecurityTxt {
  /** `mailto:`, `https:` or `tel:` */
  contact: string
  origin: string
  now: number
}

/** The text of `/.well-known/security.txt` (RFC 9116). */
export const securityTxt = ({ contact, origin, now }: SecurityTxt): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
