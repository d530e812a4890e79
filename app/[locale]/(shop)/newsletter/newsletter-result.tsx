import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import type { NewsletterState } from '@/lib/forms/newsletter'

/** What happened, where it is not said beside the field. */
export function NewsletterResult({ state }: { state: NewsletterState | null }) {
  const t = useTranslations('Newsletter')
  if (state !== 'submitted' && state !== 'limited' && state !== 'failed') return null
  return <Note kind={state === 'submitted' ? 'good' : 'warn'} text={t(state)} />
}
