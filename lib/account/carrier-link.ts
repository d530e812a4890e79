/** A carrier's page as one may link to: https or nothing. */
export const carrierLink = (url: string): string | null =>
  URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null
