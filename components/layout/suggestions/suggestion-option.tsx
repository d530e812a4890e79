import type { ReactNode } from 'react'
import styles from './suggestion-option.module.scss'

interface Props {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** One option of the list. A press leaves the focus in the box. */
export const SuggestionOption = ({ id, isActive, onChoose, children }: Props) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={styles.option}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </div>
)
