import { useTranslations } from 'next-intl'
import { useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import type { UserInfo } from '@/contract/entities/user'
import type { FlashState } from '@/lib/forms/flash-state'
import { OverviewCard } from './overview-cards'
import styles from './profile-cards.module.scss'
import { PasswordForm, ProfileForm, VerificationForm } from './overview-forms'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** The customer's name and email. The email is the login name and cannot be changed. */
export function ProfileCard({ user, flash }: { user: UserInfo; flash: FlashState | null }) {
  const t = useTranslations('ProfileForm')
  return (
    <OverviewCard id="profile" title={t('title')}>
      <dl className={styles.email}>
        <dt className={styles.name}>{t('email')}</dt>
        <dd>
          <p className={styles.value}>{user.email}</p>
          <p className={styles.hint}>{t('hint')}</p>
        </dd>
      </dl>
      <ProfileForm
        user={user}
        flash={flash}
        texts={{
          firstname: t('firstname'),
          lastname: t('lastname'),
          submit: t('submit'),
          done: t('done'),
          form: useFormTexts(['firstname', 'lastname']),
        }}
      />
    </OverviewCard>
  )
}

/** Changes the password of a customer who enters the current one. Collapsed unless it was sent without JavaScript. */
export function PasswordCard({ email, flash }: { email: string; flash: FlashState | null }) {
  const t = useTranslations('PasswordForm')
  return (
    <OverviewCard id="password" title={t('title')}>
      <details open={flash !== null}>
        <summary className={styles.open}>
          {t('open')}
          <Icon name="down" size="small" />
        </summary>
        <div className={styles.folded}>
          <PasswordForm
            email={email}
            flash={flash}
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
        </div>
      </details>
    </OverviewCard>
  )
}

/** Logs out on every device. A plain form: the new document contains no data of the account. */
export function SessionsCard({ flash }: { flash: FlashState | null }) {
  const t = useTranslations('SessionsForm')
  const { failed } = useFormTexts([])
  return (
    <OverviewCard id="sessions" title={t('title')}>
      {flash && <ErrorSummary title={flash.refusal || failed} errors={[]} />}
      <form className={styles.form} method="post" action="/api/form/account/sessions">
        <p className={styles.text}>{t('text')}</p>
        <Button type="submit" kind="line">
          {t('submit')}
        </Button>
      </form>
    </OverviewCard>
  )
}

/** Asks customers with an unverified email address to follow the link in their mail, or to request another one. */
export function VerifyNotice({ email, flash }: { email: string; flash: FlashState | null }) {
  const t = useTranslations('VerifyNotice')
  return (
    <section className={styles.notice} id="verification" aria-labelledby="verification-title">
      <Icon name="mail" />
      <div className={styles.body}>
        <h2 className={styles.title} id="verification-title">
          {t('title')}
        </h2>
        <p className={styles.noticeText}>{t('text', { email })}</p>
        <VerificationForm flash={flash} texts={{ submit: t('submit'), done: t('done'), form: useFormTexts([]) }} />
      </div>
    </section>
  )
}

/** The store API's reason for not ending the session (spec §8). */
export function LogoutRefusal({ flash }: { flash: FlashState | null }) {
  const t = useTranslations('Form')
  if (!flash) return null
  return (
    <div id="logout">
      <ErrorSummary title={flash.refusal || t('unknown')} errors={[]} />
    </div>
  )
}
