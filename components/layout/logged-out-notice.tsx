import { LOGGED_OUT_ID } from '@/lib/forms/notice'
import { Icon } from '../ui/icon'
import styles from './logged-out-notice.module.scss'

/** Says that somebody has logged out where no script can: the logout leads to its id, and only then it is seen. */
export const LoggedOutNotice = ({ text }: { text: string }) => (
  <noscript>
    <p id={LOGGED_OUT_ID} className={styles.notice} role="status">
      <Icon name="check" size="medium" />
      {text}
    </p>
  </noscript>
)
