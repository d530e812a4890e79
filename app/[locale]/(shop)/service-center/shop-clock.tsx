'use client'

import { useEffect, useState } from 'react'
import { fillText } from '@/lib/format/text-template'
import { formatTime, type DatePlace } from '@/contract/format-date'

interface Props {
  /** Has a `{time}`. */
  template: string
  place: DatePlace
  /** When the page was rendered: shown until the browser's clock takes over. */
  start: Date
}

const MINUTE_MS = 60_000

/** The shop's local time, updated every full minute. */
export function ShopClock({ template, place, start }: Props) {
  const [now, setNow] = useState(start.getTime())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (Date.now() % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return fillText(template, { time: formatTime(now, place) })
}
