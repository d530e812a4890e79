import { createHash } from 'node:crypto'

/** Goes up when files are written in another way. */
const FORMAT = 2

/** The ETag of a file that is made of these: weak, for it may be sent compressed. */
export function computeEtag(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify([FORMAT, parts]))
  return `W/"${digest.digest('base64url').slice(0, 20)}"`
}
