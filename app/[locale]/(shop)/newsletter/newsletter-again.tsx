import { NewsletterForm } from '@/components/layout/newsletter-form'
import type { NewsletterState } from '@/lib/forms/newsletter'
import { useNewsletterTexts } from '@/components/layout/newsletter-texts'

/** The form once more, with what was typed and what was wrong with it. */
export function NewsletterAgain({ state, typed }: { state: NewsletterState | null; typed: string }) {
  const texts = useNewsletterTexts()
  const errors: Partial<Record<NewsletterState, string>> = { missing: texts.missing, invalid: texts.wrong }
  return <NewsletterForm texts={texts} typed={typed} error={state ? errors[state] : undefined} />
}
