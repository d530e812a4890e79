'use client'

import { useEffect, useState } from 'react'
import { holdWhileOffline } from '@/lib/browser/hold-while-offline'
import { useIdle } from '@/lib/browser/use-idle'
import { ConnectionNote } from '../ui/connection-note'
import styles from './offline-notice.module.scss'

export interface OfflineTexts {
  offline: string
  /** Text after a link or a form was blocked. */
  held: string
  online: string
}

interface WordsProps {
  texts: OfflineTexts
  /** How many links and forms were blocked. */
  held: number
}

/** How long the notice of the restored connection is shown, in milliseconds. */
const VISIBLE_MS = 4000

/**
 * Announces that the connection is lost, and that it is back. Part of the page's first scripts: offline it could not be
 * loaded.
 */
function OfflineWords({ texts, held }: WordsProps) {
  const [state, setState] = useState<'quiet' | 'offline' | 'online'>(() => (navigator.onLine ? 'quiet' : 'offline'))
  const [heldBefore, setHeldBefore] = useState(held)

  useEffect(() => {
    const onOffline = () => setState('offline')
    const onOnline = () => setState((before) => (before === 'offline' ? 'online' : before))
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  useEffect(() => {
    if (state !== 'online') return
    const timer = setTimeout(() => {
      setHeldBefore(held)
      setState('quiet')
    }, VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [state, held])

  return (
    state !== 'quiet' && (
      <ConnectionNote state={state} text={state === 'offline' && held > heldBefore ? texts.held : texts[state]} />
    )
  )
}

/** The page stays open while offline, and this notice is shown once the page is idle. */
export function OfflineNotice({ texts }: { texts: OfflineTexts }) {
  const isQuiet = useIdle()
  const [held, setHeld] = useState(0)
  useEffect(() => holdWhileOffline(() => setHeld((times) => times + 1)), [])
  return (
    <div className={styles.place} role="status">
      {isQuiet && <OfflineWords texts={texts} held={held} />}
    </div>
  )
}
