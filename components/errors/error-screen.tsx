import { Button } from '../ui/button'
import styles from './error-screen.module.scss'

export interface ErrorTexts {
  title: string
  text: string
  retry: string
  home: string
}

/** The screen of an unexpected error, with what to do. */
export const ErrorScreen = ({ texts, onRetry }: { texts: ErrorTexts; onRetry: () => void }) => (
  <div className={styles.screen} role="alert">
    <h1 className={styles.title}>{texts.title}</h1>
    <p className={styles.text}>{texts.text}</p>
    <div className={styles.actions}>
      <Button onClick={onRetry}>{texts.retry}</Button>
      {/* A full page load, so that the broken state is discarded. */}
      <a className={styles.home} href="/">
        {texts.home}
      </a>
    </div>
  </div>
)
