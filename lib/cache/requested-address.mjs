/** Row 0 of a page's flight data names the requested address: `"c":["","product","x"]`. */
const ADDRESS = /^0:\{[^\n]*?"c":(\[(?:"(?:[^"\\]|\\.)*",?)*\])/m

/** Empty address: the browser reads the actual one from `location`. */
const NONE = '[""]'

const ESCAPED = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Escapes text as Next does for data in a script: a JSON string without its quotes and without sequences that end a
 * script.
 * @param {string} text
 */
const inScript = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (one) => ESCAPED[/** @type {keyof typeof ESCAPED} */ (one)])

/**
 * Removes the address of the first request from a page that is cached for all visitors (docs/decisions/035, 062).
 * @param {any} value the entry that Next passes to the cache
 * @returns {any} null if the address cannot be removed: then the page is not cached
 */
export function withoutRequestedAddress(value) {
  if (value?.kind !== 'APP_PAGE' || !value.rscData) return value
  // One character for each byte, because data may contain any bytes.
  const data = value.rscData.toString('latin1')
  const address = ADDRESS.exec(data)?.[1]
  if (address === undefined || address === NONE) return value
  const [from, to] = [address, NONE].map((list) => `"c":${list}`)
  const written = inScript(Buffer.from(from, 'latin1').toString('utf8'))
  if (!value.html.includes(written)) return null
  const rscData = Buffer.from(
    data.replace(from, () => to),
    'latin1',
  )
  return { ...value, html: value.html.replace(written, () => inScript(to)), rscData }
}
