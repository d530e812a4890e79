import styles from './unbroken.module.scss'

/** What numbers of orders and tickets look like in a text: letters or digits, a hyphen, and digits among what follows. */
const NUMBER = /((?<![\w-])[A-Z0-9]{1,8}-(?=[A-Z]*\d)[A-Z0-9]{4,}(?![\w-]))/

/** A text in which no order number is broken at its hyphen. What a reader copies stays as it is. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
