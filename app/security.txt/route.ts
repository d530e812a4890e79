import { env } from '@/lib/env'
import { securityTxt } from '@/lib/seo/text-files'

export const dynamic = 'force-dynamic'

/** Also at `/.well-known/security.txt`, by a rewrite. 404 while the operator names no contact. */
export function GET(): Response {
  const { SECURITY_CONTACT: contact, PUBLIC_ORIGIN: origin } = env()
  if (!contact) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(securityTxt({ contact, origin, now: Date.now() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
