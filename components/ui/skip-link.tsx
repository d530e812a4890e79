import styles from './skip-link.module.scss'

/** Seen while it has the focus: leads past what stands before a part of the page. @param href fragment of that part */
export const SkipLink = ({ href, text }: { href: string; text: string }) => (
  <a className={styles.skip} href={href}>
    {text}
  </a>
)
