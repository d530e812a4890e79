/**
 * What `cacheHandler` in next.config.mjs names. The edge middleware's bundle compiles this file as well, so it may
 * import nothing that runs on Node alone: the real handler is reached only where there is Node.
 */
class NoCache {
  async get() {
    return null
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}

const handler = process.env.NEXT_RUNTIME === 'edge' ? NoCache : (await import('./node-handler.mjs')).NodeHandler

export default handler
