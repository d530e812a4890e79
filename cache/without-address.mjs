const ESCAPED = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * As Next writes data into a script: a string in JSON, without its quotes and without what a script may not hold.
 * @param {string} text
 */
const inScript = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (one) => ESCAPED[/** @type {keyof typeof ESCAPED} */ (one)])

/** Where the data of a page names the address it was made for: row 0, `"c":["","product","x"]`. */
const ADDRESS = /^0:\{[^\n]*?"c":(\[(?:"(?:[^"\\]|\\.)*",?)*\])/m

/** A browser knows its address itself (next/dist/client/components/router-reducer/create-initial-router-state.js). */
const NONE = '[""]'

/**
 * A page without the address of whoever asked for it first: it is kept for everybody, and one page may stand for many
 * addresses, as that which says there is none.
 * @param {any} value what Next wants to be kept
 * @returns {any} null when it cannot be taken out
 */
export function withoutAddress(value) {
  if (value?.kind !== 'APP_PAGE' || !value.rscData) return value
  // One character for each byte, as data may hold any.
  const data = value.rscData.toString('latin1')
  const address = ADDRESS.exec(data)?.[1]
  if (address === undefined || address === NONE) return value
  const [from, to] = [address, NONE].map((list) => `"c":${list}`)
  const written = inScript(Buffer.from(from, 'latin1').toString('utf8'))
  if (!value.html.includes(written)) return null
  return {
    ...value,
    html: value.html.replace(written, () => inScript(to)),
    rscData: Buffer.from(
      data.replace(from, () => to),
      'latin1',
    ),
  }
}
