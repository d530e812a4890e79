import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import { LinkButton } from '../ui/link-button'
import styles from './account-empty.module.scss'

interface Props {
  icon: IconName
  title: string
  text: string
  action: { text: string; url: string }
}

/** Empty state of an account list, with a link to the next step. */
export const AccountEmpty = ({ icon, title, text, action }: Props) => (
  <div className={styles.empty}>
    <Icon name={icon} />
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
    <LinkButton href={action.url}>{action.text}</LinkButton>
  </div>
)
