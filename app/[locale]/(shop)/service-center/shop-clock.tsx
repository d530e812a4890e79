'use client'

import { useEffect, useState } from 'react'
import { fillText } from '@/lib/format/text-template'
import { formatTime, type DateContext } from '@/contract/format-date'

interface Props {
  /** Contains `{time}`. */
  template: string
  place: DateContext
  /** Server render time: shown until the first update in the browser. */
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
