import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import styles from './feedback-result.module.scss'

interface Props {
  title: string
  text: string
  back: { text: string; url: string }
}

/** Takes the place of a form that was done. */
export const FeedbackResult = ({ title, text, back }: Props) => (
  <div className={styles.panel}>
    <span className={styles.mark}>
      <Icon name="check" />
    </span>
    <h2 className={styles.title} tabIndex={-1}>
      {title}
    </h2>
    <p className={styles.text} role="status">
      {text}
    </p>
    <Link className={buttonClass({ kind: 'line' })} href={back.url} prefetch={false}>
      {back.text}
    </Link>
  </div>
)
