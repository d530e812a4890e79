import { LinkButton } from './button'
import styles from './previous-page.module.scss'

/** The way back, for somebody who came in on a further page of a list. */
export const PreviousPage = ({ href, text }: { href: string; text: string }) => (
  <p className={styles.previous}>
    <LinkButton href={href} rel="prev" kind="line" size="small">
      {text}
    </LinkButton>
  </p>
)
