import styles from './skip-link.module.scss'

/** The first stop of the Tab key: past header and menu. */
export const SkipLink = ({ text }: { text: string }) => (
  <a className={styles.skip} href="#main">
    {text}
  </a>
)
