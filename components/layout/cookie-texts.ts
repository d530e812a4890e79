/** What the notice about cookies says, and where it leads. */
export interface CookieNoticeProps {
  texts: { label: string; text: string; policy: string; accept: string }
  /** Path of the cookie policy; null when the store has none. */
  policyPath: string | null
}
