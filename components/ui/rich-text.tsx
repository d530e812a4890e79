import { sanitize } from '@/lib/format/sanitize'
import styles from './rich-text.module.scss'

/** A table wider than the screen scrolls in its own container, which browsers make focusable by keyboard. */
const boxTables = (html: string) =>
  html.replaceAll('<table>', `<div class="${styles.scroll}"><table>`).replaceAll('</table>', '</table></div>')

/** HTML of the store API. The only place that sets HTML, so it is sanitized here. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: boxTables(sanitize(html)) }} />
)
