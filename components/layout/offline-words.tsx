import { useEffect, useState } from 'react'
import { ConnectionNote } from '../ui/connection-note'

export interface OfflineTexts {
  offline: string
  /** Text after a link or a form was blocked. */
  held: string
  online: string
}

interface Props {
  texts: OfflineTexts
  /** How many links and forms were blocked. */
  held: number
}

/** How long the notice of the restored connection is shown, in milliseconds. */
const VISIBLE_MS = 4000

/** Announces that the connection is lost, and that it is back. Loaded in advance: offline it could not be fetched. */
export function OfflineWords({ texts, held }: Props) {
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
