const ESCAPED = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * As Next writes data into a script: a string in JSON, without its quotes and without what a script may not hold.
 * @param {string} text
 */
export const inScript = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (one) => ESCAPED[/** @type {keyof typeof ESCAPED} */ (one)])
