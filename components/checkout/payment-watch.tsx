'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '@/lib/browser/call'
import { CHECKOUT_ROUTES } from '@/contract/checkout-routes'
import type { PlacedOrder } from '@/contract/entities/checkout'
import { fillPath } from '@/contract/call'
import { Note } from '../ui/note'

/** Milliseconds between two questions, and until it is no longer asked. */
const EVERY = 3_000
const PATIENCE = 120_000

const confirm = async (path: string) =>
  ((await call(CHECKOUT_ROUTES.confirmPayment.method, path)) as PlacedOrder).paymentState

/** Asks how a payment stands that the bank has not answered, and shows the page anew when it has. */
export function PaymentWatch({ number, patienceText }: { number: string; patienceText: string }) {
  const router = useRouter()
  const [isLong, setLong] = useState(false)
  const path = fillPath(CHECKOUT_ROUTES.confirmPayment.path, { number })
  const { data: state } = useSWR(isLong ? null : path, confirm, {
    refreshInterval: EVERY,
    // A line that was away for a moment ends nothing: it is asked on until the patience is over.
    errorRetryInterval: EVERY,
  })
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (state && state !== 'processing') router.refresh()
  }, [state, router])
  return isLong && <Note kind="warn" text={patienceText} />
}
