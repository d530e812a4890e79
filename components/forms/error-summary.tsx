import { Icon } from '../ui/icon'
import styles from './error-summary.module.scss'

interface Props {
  title: string
  /** One per field; `id` is the field's element id. */
  errors: { id: string; text: string }[]
}

/** The error summary above a form; each error links to its field. */
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
