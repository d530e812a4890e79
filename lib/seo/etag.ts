import { createHash } from 'node:crypto'

/** Goes up when files are written in another way. */
const FORMAT = 2

/** The ETag of a file that is made of these: weak, for it may be sent compressed. */
export function computeEtag(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify([FORMAT, parts]))
  return `W/"${digest.digest('base64url').slice(0, 20)}"`
}

/** What a file was when it was made. */
export interface FileState {
  etag: string
  /** ISO 8601; undefined if unknown. */
  updatedAt?: string | undefined
}

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether who asks has the file as it is (RFC 9110, 13.1): a time counts only where no tag is sent. */
export function isNotModified(asked: Headers, { etag, updatedAt }: FileState): boolean {
  const match = asked.get('if-none-match')
  if (match !== null) return match.trim() === '*' || tagsOf(match).includes(etag.replace(/^W\//, ''))
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  const changed = Date.parse(updatedAt ?? '')
  // Times of HTTP know no milliseconds.
  return Math.floor(changed / 1000) * 1000 <= since
}
