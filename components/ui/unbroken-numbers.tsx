import styles from './unbroken-numbers.module.scss'

/** Matches order and ticket numbers in a text: letters or digits, a hyphen, and a second part that contains digits. */
const NUMBER = /((?<![\w-])[A-Z0-9]{1,8}-(?=[A-Z]*\d)[A-Z0-9]{4,}(?![\w-]))/

/** A text whose order numbers do not wrap at their hyphen. Copied text is unchanged. */
export const UnbrokenNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
