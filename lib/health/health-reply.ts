/** What a balancer is told: never kept, never indexed. */
export const healthReply = (isWell: boolean): Response =>
  Response.json(
    { status: isWell ? 'ok' : 'unavailable' },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  )
