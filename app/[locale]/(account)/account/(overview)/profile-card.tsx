import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/form-texts'
import type { UserInfo } from '@/contract/entities/user'
import type { FlashState } from '@/lib/forms/flash-state'
import { OverviewCard } from './overview-card'
import styles from './profile-card.module.scss'
import { ProfileForm } from './profile-form'

/** Who the customer is. The email is what they sign in with, and stays. */
export function ProfileCard({ user, answer }: { user: UserInfo; answer: FlashState | null }) {
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
        answer={answer}
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
