'use client'

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './form-or-done.module.scss'

interface Props {
  /** Whether it was done before this page came. */
  isDone: boolean
  /** What takes the place of all of it then. Its heading takes the focus, and has a `tabIndex` of -1 for it. */
  done: ReactNode
  /** A form, and what stands around it. */
  children: ReactNode
}

const FinishContext = createContext<(() => void) | null>(null)

/** What a form calls when it was done. @throws Error outside of a `FormOrDone` */
export function useFinish(): () => void {
  const finish = useContext(FinishContext)
  if (!finish) throw new Error('a form that nothing takes the place of')
  return finish
}

/** A form that is replaced by a result after success. The focus moves to the result. */
export function FormOrDone({ isDone: isDoneBefore, done, children }: Props) {
  const [isDone, setDone] = useState(isDoneBefore)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone && !isDoneBefore) place.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }, [isDone, isDoneBefore])

  if (!isDone) return <FinishContext value={() => setDone(true)}>{children}</FinishContext>
  return (
    <div ref={place} className={styles.done}>
      {done}
    </div>
  )
}
