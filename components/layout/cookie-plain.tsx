import styles from './cookie-plain.module.scss'

interface Props {
  texts: { text: string; policy: string }
  policyPath: string | null
}

/** The cookie notice where no script can show or hide one. */
export const CookiePlain = ({ texts, policyPath }: Props) => (
  <noscript>
    <p className={styles.text}>
      {texts.text}{' '}
      {policyPath && (
        <a className={styles.link} href={policyPath}>
          {texts.policy}
        </a>
      )}
    </p>
  </noscript>
)
