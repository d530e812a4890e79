import { Icon } from '../ui/icon'
import styles from './back-to-top.module.scss'

/** Back to the page's beginning: browsers know the name, so no script is needed. */
export const BackToTop = ({ text }: { text: string }) => (
  <a href="#top" className={styles.link}>
    {text}
    <Icon name="arrowUp" size="medium" />
  </a>
)
