/**
 * Fields that advertisers, letters and search engines hang on a link, to know where a visitor came from: no page depends
 * on them, scripts of the shop may read them. The same names stand in deploy/nginx/shop/http.conf.template.
 */
export const CAMPAIGN_MARKS =
  'utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|fbclid|msclkid|ttclid|twclid|yclid|igshid|epik|li_fat_id|mc_cid|mc_eid|_ga|_gl'

const IS_MARK = new RegExp(`^(?:${CAMPAIGN_MARKS})(?:=|$)`)

const join = (path: string, fields: readonly string[]) => (fields.length > 0 ? `${path}?${fields.join('&')}` : path)

/** An address and the marks on it: `/x?a=1&gclid=z` is `/x?a=1` with `gclid=z`. */
export function partMarks(address: string): { address: string; marks: string[] } {
  const at = address.indexOf('?')
  if (at < 0) return { address, marks: [] }
  const fields = address.slice(at + 1).split('&')
  const marks = fields.filter((field) => IS_MARK.test(field))
  if (marks.length === 0) return { address, marks }
  return {
    address: join(
      address.slice(0, at),
      fields.filter((field) => !IS_MARK.test(field)),
    ),
    marks,
  }
}

/** An address with marks hung on it. */
export const withMarks = (address: string, marks: readonly string[]): string =>
  marks.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${marks.join('&')}` : address
