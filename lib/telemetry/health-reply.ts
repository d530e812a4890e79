/**
 * What a balancer is told: never kept, never indexed.
 * @param more what whoever runs the shop is told besides
 */
export const healthReply = (isWell: boolean, more: object = {}): Response =>
  Response.json(
    { status: isWell ? 'ok' : 'unavailable', ...more },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  )
