'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markRead } from '@/lib/account/mark-read'

interface Props {
  id: string
  /** Unread messages as rendered by the server. */
  unread: number
}

/** Marks the open message as read, once. It renders nothing. */
export function MarkRead({ id, unread }: Props) {
  const router = useRouter()
  useEffect(() => {
    // The router cache still shows the message as unread.
    void markRead(id, unread).then((isMarked) => isMarked && router.refresh())
  }, [id, unread, router])
  return null
}
