import { Icon } from '../ui/icon'
import styles from './line-error.module.scss'

/** What the store, or the shop, refused of a line. */
export interface LineFailure {
  /** Of the element that says it: the line's quantity is described by it. */
  id: string
  text: string
}

/** Says it beside the line, where it stays until something else is done with the line. */
export const LineError = ({ id, text }: LineFailure) => (
  <p id={id} className={styles.error} role="alert">
    <Icon name="notice" size="small" />
    {text}
  </p>
)
