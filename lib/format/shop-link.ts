/**
 * An address of the store's data as one may link to: a path of the shop or an http(s) address; anything else, a
 * `javascript:` for one, leads home.
 */
export function shopLink(link: string): string {
  const isPath = /^\/(?![/\\])/.test(link)
  const isWeb = /^https?:\/\//i.test(link) && URL.canParse(link)
  return isPath || isWeb ? link : '/'
}
