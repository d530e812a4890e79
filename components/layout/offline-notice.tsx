'use client'

import { useEffect, useState } from 'react'
import { blockWhileOffline } from '@/lib/browser/hold-while-offline'
import { useIdle } from '@/lib/browser/use-idle'
import { ConnectionNote } from '../ui/connection-note'
import styles from './offline-notice.module.scss'

export interface OfflineTexts {
  offline: string
  /** Text after a link or a form was blocked. */
  held: string
  online: string
}

interface OfflineMessageProps {
  texts: OfflineTexts
  /** Number of blocked links and forms. */
  blockedCount: number
}

/** How long the notice of the restored connection is shown, in milliseconds. */
const ONLINE_MESSAGE_MS = 4000

/**
 * Announces that the connection is lost, and that it is back. Part of the page's first scripts: offline it could not be
 * loaded.
 */
function OfflineMessage({ texts, blockedCount }: OfflineMessageProps) {
  const [state, setState] = useState<'quiet' | 'offline' | 'online'>(() => (navigator.onLine ? 'quiet' : 'offline'))
  const [reportedCount, setReportedCount] = useState(blockedCount)

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
      setReportedCount(blockedCount)
      setState('quiet')
    }, ONLINE_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [state, blockedCount])

  return (
    state !== 'quiet' && (
      <ConnectionNote
        state={state}
        text={state === 'offline' && blockedCount > reportedCount ? texts.held : texts[state]}
      />
    )
  )
}

/** The page stays open while offline, and this notice is shown once the page is idle. */
export function OfflineNotice({ texts }: { texts: OfflineTexts }) {
  const isIdle = useIdle()
  const [blockedCount, setBlockedCount] = useState(0)
  useEffect(() => blockWhileOffline(() => setBlockedCount((times) => times + 1)), [])
  return (
    <div className={styles.place} role="status">
      {isIdle && <OfflineMessage texts={texts} blockedCount={blockedCount} />}
    </div>
  )
}
