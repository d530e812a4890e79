import styles from './skip-link.module.scss'

/** A skip link, visible only on focus. @param href fragment of the target */
export const SkipLink = ({ href, text }: { href: string; text: string }) => (
  <a className={styles.skip} href={href}>
    {text}
  </a>
)
