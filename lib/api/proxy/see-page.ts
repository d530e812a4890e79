/** 303: whatever was asked for is done, and reloading the page that follows does not do it again. */
export const seePage = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
