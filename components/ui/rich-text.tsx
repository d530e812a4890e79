import styles from './rich-text.module.scss'

/** HTML of the store API, which sanitizes it. The one place that sets HTML. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
