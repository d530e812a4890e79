import { LinkButton } from './link-button'
import styles from './previous-page.module.scss'

/** The link to the previous page, for visitors who entered a list beyond its first page. */
export const PreviousPage = ({ href, text }: { href: string; text: string }) => (
  <p className={styles.previous}>
    <LinkButton href={href} rel="prev" kind="line" size="small">
      {text}
    </LinkButton>
  </p>
)
