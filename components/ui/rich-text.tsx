import { sanitize } from '@/lib/format/sanitize'
import styles from './rich-text.module.scss'

/** A table that does not fit the screen all the same scrolls in a box of its own, which browsers let keys reach. */
const boxTables = (html: string) =>
  html.replaceAll('<table>', `<div class="${styles.scroll}"><table>`).replaceAll('</table>', '</table></div>')

/** HTML of the store API. The one place that sets HTML, and so the one that sanitizes it. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: boxTables(sanitize(html)) }} />
)
