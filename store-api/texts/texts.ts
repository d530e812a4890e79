/** What the store API says to shoppers. */
export interface Texts {
  badRequest: string
  invalidToken: string
  notFound: string
  orderUnknown: string
  tooLarge: string
  unknownError: string
  busy: string
  /** @param minutes until it may be tried again, 1 or more */
  tooOften: (minutes: number) => string
  productGone: string
  optionUnknown: string
  customNotPossible: string
  childFollows: string
  tooMany: (most: number) => string
  soldOut: string
  allInCart: (pieces: number) => string
  onlyLeft: (available: number) => string
  size: string
}
