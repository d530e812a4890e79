import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import type { FlashState } from '@/lib/forms/flash-state'

/** Why the store did not end the session, in its words (spec §8). */
export function LogoutRefusal({ answer }: { answer: FlashState | null }) {
  const t = useTranslations('Form')
  if (!answer) return null
  return (
    <div id="logout">
      <ErrorSummary title={answer.refusal || t('unknown')} errors={[]} />
    </div>
  )
}
