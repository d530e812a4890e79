import { sanitize } from '@/lib/html/sanitize'
import styles from './rich-text.module.scss'

/** A table wider than the screen scrolls in a box of its own, which keys can reach. */
const boxTables = (html: string) =>
  html
    .replaceAll('<table>', `<div class="${styles.scroll}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')

/** HTML of the store API. The one place that sets HTML, and so the one that sanitizes it. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: boxTables(sanitize(html)) }} />
)
