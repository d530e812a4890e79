/** The whole name of the product whose page is open, as it is shared: the heading may leave out the brand. */
export const shownName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? ''
