'use client'

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './form-or-done.module.scss'

interface Props {
  /** Whether the form was completed before this page was rendered. */
  isDone: boolean
  /** Shown instead of the form after success. Its heading takes the focus, so it needs `tabIndex={-1}`. */
  done: ReactNode
  children: ReactNode
}

const FinishContext = createContext<(() => void) | null>(null)

/** The callback for a completed form. @throws Error outside of a `FormOrDone` */
export function useFinish(): () => void {
  const finish = useContext(FinishContext)
  if (!finish) throw new Error('useFinish outside of FormOrDone')
  return finish
}

/** A form that is replaced by a result after success. The focus moves to the result. */
export function FormOrDone({ isDone: isInitiallyDone, done, children }: Props) {
  const [isDone, setDone] = useState(isInitiallyDone)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone && !isInitiallyDone) container.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }, [isDone, isInitiallyDone])

  if (!isDone) return <FinishContext value={() => setDone(true)}>{children}</FinishContext>
  return (
    <div ref={container} className={styles.done}>
      {done}
    </div>
  )
}
