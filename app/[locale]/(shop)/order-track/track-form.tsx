import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LIMITS } from '@/contract/limits'
import type { TrackingResult } from '@/lib/account/order-tracking'
import styles from './track-form.module.scss'

/** Fields for number and email; after a rejection they keep the entered values. */
export function TrackForm({
  result,
  isForAnotherOrder,
}: {
  result: TrackingResult | null
  isForAnotherOrder: boolean
}) {
  const t = useTranslations('OrderTrack')
  const { mistakes, refusal = null } = result ?? {}
  const numberError = mistakes?.number ? t('numberRequired') : undefined
  const emailError = mistakes?.email ? t(result?.email ? 'emailWrong' : 'emailEmpty') : undefined
  const errors = [
    ...(numberError ? [{ id: 'number', text: numberError }] : []),
    ...(emailError ? [{ id: 'email', text: emailError }] : []),
  ]
  return (
    <section className={styles.section} aria-label={isForAnotherOrder ? t('another') : t('title')}>
      {isForAnotherOrder && <h2 className={styles.title}>{t('another')}</h2>}
      {errors.length > 0 && <ErrorSummary title={t('errors', { count: errors.length })} errors={errors} />}
      {refusal !== null && <ErrorSummary title={refusal || t('failed')} errors={[]} />}
      {/* noValidate: the shop shows its own messages beside the field instead of the browser's bubble. */}
      <form className={styles.form} method="post" action="/api/form/order-track" noValidate>
        <Field
          id="number"
          name="number"
          label={t('number')}
          hint={t('numberHint')}
          error={numberError}
          defaultValue={result?.number}
          maxLength={LIMITS.orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Field
          id="email"
          name="email"
          type="email"
          label={t('email')}
          error={emailError}
          defaultValue={result?.email}
          maxLength={LIMITS.email}
          autoComplete="email"
          required
        />
        <Button type="submit" isWide>
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}

/** Opens the order a mail links to. Needs a press: opening the link alone, as mail scanners do, changes nothing. */
export function OpenOrder({ number, orderKey }: { number: string; orderKey: string }) {
  const t = useTranslations('OrderTrack')
  const title = t('openTitle', { number })
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>
        <UnbrokenNumbers text={title} />
      </h2>
      <p>{t('openText')}</p>
      <form className={styles.form} method="post" action="/api/form/order-track/open">
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="key" value={orderKey} />
        <Button type="submit" isWide>
          {t('open')}
        </Button>
      </form>
    </section>
  )
}
