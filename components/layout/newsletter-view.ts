/** What a newsletter form shows beside its field. */
export interface NewsletterView {
  /** Empty when nothing is wrong. */
  error: string
  isBusy: boolean
  isDone: boolean
}
