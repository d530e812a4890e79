/** What a string costs at most: two bytes a character. */
const textBytes = (text) => (text?.length ?? 0) * 2

const segmentBytes = (segments) =>
  segments ? [...segments].reduce((sum, [path, data]) => sum + textBytes(path) + data.length, 0) : 0

/**
 * Bytes a cache entry takes in memory, about.
 * @param {string} key
 * @param {any} value Next's cached value, of any kind
 */
export function entryBytes(key, value) {
  const own = textBytes(key) + 256
  if (value?.kind === 'FETCH') return own + textBytes(value.data?.body) + 256
  if (value?.kind === 'APP_PAGE')
    return (
      own +
      textBytes(value.html) +
      (value.rscData?.length ?? 0) +
      textBytes(value.postponed) +
      segmentBytes(value.segmentData)
    )
  if (value?.kind === 'APP_ROUTE') return own + value.body.length
  return own + textBytes(JSON.stringify(value ?? null))
}
