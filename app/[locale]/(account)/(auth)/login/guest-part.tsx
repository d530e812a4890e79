import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/form-texts'
import { GUEST_ID } from '@/lib/paths'
import type { FlashState } from '@/lib/forms/flash-state'
import { GuestForm } from './login-form'
import styles from './guest-part.module.scss'

/** The way to the checkout without an account, where the store has it. */
export function GuestPart({ from, answer }: { from: string; answer: FlashState | null }) {
  const t = useTranslations('LoginPage')
  return (
    <section id={GUEST_ID} className={styles.part} aria-labelledby="guest-title">
      <h2 id="guest-title" className={styles.title}>
        {t('guestTitle')}
      </h2>
      <p className={styles.text}>{t('guestText')}</p>
      <GuestForm
        from={from}
        answer={answer}
        texts={{
          email: t('guestEmail'),
          emailHint: t('guestEmailHint'),
          submit: t('guestSubmit'),
          form: useFormTexts(['email']),
        }}
      />
    </section>
  )
}
