import type { ReactNode } from 'react'
import styles from './feedback-note.module.scss'

/** What becomes of what is written here, said before it is written. */
export const FeedbackNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
