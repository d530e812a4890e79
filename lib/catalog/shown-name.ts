/** The full name of the product whose page is open, for sharing: the heading may omit the brand. */
export const shownName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? ''
