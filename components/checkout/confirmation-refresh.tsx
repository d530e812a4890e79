'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { fillPath } from '@/contract/call'
import { CHECKOUT_ROUTES } from '@/contract/checkout-routes'
import type { PlacedOrder } from '@/contract/entities/checkout'
import { reloadOnRestore } from '@/lib/browser/bfcache'
import { call } from '@/lib/browser/call'
import { subscribeToTabs, notifyTabs, watchPageReturn } from '@/lib/browser/tabs'
import { Note } from '../ui/note'

const POLL_INTERVAL_MS = 3_000
const POLL_TIMEOUT_MS = 120_000

const confirm = async (path: string) =>
  ((await call(CHECKOUT_ROUTES.confirmPayment.method, path)) as PlacedOrder).paymentState

/** Polls a pending payment and reloads the page when its state changes. */
export function PaymentPolling({ number, timeoutText }: { number: string; timeoutText: string }) {
  const router = useRouter()
  const [isTimedOut, setTimedOut] = useState(false)
  const path = fillPath(CHECKOUT_ROUTES.confirmPayment.path, { number })
  const { data: state } = useSWR(isTimedOut ? null : path, confirm, {
    refreshInterval: POLL_INTERVAL_MS,
    // A network error does not stop the polling.
    errorRetryInterval: POLL_INTERVAL_MS,
  })
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), POLL_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (state && state !== 'processing') router.refresh()
  }, [state, router])
  return isTimedOut && <Note kind="warn" text={timeoutText} />
}

/**
 * Reloads an order when the page is shown again or another tab reports a change, so that no paid order asks for payment.
 * @param state its payment state; a change is reported to other tabs
 */
export function OrderWatch({ state }: { state: string }) {
  const router = useRouter()
  useEffect(() => notifyTabs('order'), [state])
  useEffect(() => {
    const refresh = () => router.refresh()
    const unsubscribers = [watchPageReturn(refresh), subscribeToTabs((topic) => topic === 'order' && refresh())]
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
  }, [router])
  return null
}

/** Reloads the page when the browser restores it from the back/forward cache. */
export function ReloadOnRestore() {
  useEffect(() => reloadOnRestore(), [])
  return null
}
