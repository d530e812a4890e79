import { LineError } from './line-error'
import styles from './lost-lines.module.scss'

/** What is to be said of lines that are no longer in the cart, where they would stand. */
export const LostLines = ({ lines }: { lines: { id: number; name: string; text: string }[] }) =>
  lines.length > 0 && (
    <ul className={styles.list}>
      {lines.map(({ id, name, text }) => (
        <li key={id}>
          <p className={styles.name}>{name}</p>
          <LineError id={`drawer-line-${id}-error`} text={text} />
        </li>
      ))}
    </ul>
  )
