import { Icon } from '../ui/icon'
import styles from './error-summary.module.scss'

interface Props {
  title: string
  /** One for each field, with the id it is linked by. */
  errors: { id: string; text: string }[]
}

/** What is wrong with a form, above it, each error leading to its field. */
export const ErrorSummary = ({ title, errors }: Props) => (
  <div className={styles.summary} role="alert">
    <h2 className={styles.title}>
      <Icon name="notice" size="medium" />
      {title}
    </h2>
    {errors.length > 0 && (
      <ul className={styles.list}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
