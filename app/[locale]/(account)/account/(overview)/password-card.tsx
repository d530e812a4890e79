import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/form-texts'
import { usePasswordTexts } from '@/components/forms/password-texts'
import type { FlashState } from '@/lib/forms/flash-state'
import { OverviewCard } from './overview-card'
import { PasswordForm } from './password-form'

/** Another password, for who knows the one there is. */
export function PasswordCard({ email, answer }: { email: string; answer: FlashState | null }) {
  const t = useTranslations('PasswordForm')
  return (
    <OverviewCard id="password" title={t('title')}>
      <PasswordForm
        email={email}
        answer={answer}
        texts={{
          oldPassword: t('oldPassword'),
          newPassword: t('newPassword'),
          hint: t('hint'),
          confirm: t('confirm'),
          submit: t('submit'),
          done: t('done'),
          toggle: usePasswordTexts(),
          form: useFormTexts(['oldPassword', 'newPassword', 'confirm']),
        }}
      />
    </OverviewCard>
  )
}
