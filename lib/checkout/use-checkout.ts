'use client'

import useSWR, { mutate } from 'swr'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Checkout, CheckoutChange } from '../../contract/entities/checkout'
import { sendCall, call } from '../browser/call'
import type { SendForm } from '../forms/send-from-browser'
import { enqueueChange } from './change-queue'

const CHECKOUT_URL = CHECKOUT_ROUTES.getCheckout.path

const fetchCheckout = async () => (await call('GET', CHECKOUT_URL)) as Checkout

/** The shopper's checkout in the browser. @param initial the checkout in the HTML */
export function useCheckout(initial: Checkout): Checkout {
  const { data } = useSWR<Checkout, Error>(CHECKOUT_URL, fetchCheckout, {
    fallbackData: initial,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return data ?? initial
}

/** Shows the checkout that the store returned for a change. */
export const showCheckout = (checkout: Checkout): Promise<unknown> =>
  mutate(CHECKOUT_URL, checkout, { revalidate: false })

export const reloadCheckout = (): Promise<unknown> => mutate(CHECKOUT_URL)

const { method, path } = CHECKOUT_ROUTES.updateCheckout

/** The queued save that has not started; later changes are merged into it. */
let queued: { change: CheckoutChange; saved: Promise<Checkout> } | null = null

function queueSave(change: CheckoutChange): Promise<Checkout> {
  const saved = enqueueChange(async () => {
    const newest = queued?.change ?? change
    queued = null
    return (await sendCall(method, path, newest)) as Checkout
  })
  queued = { change, saved }
  return saved
}

/** Saves a draft. Changes made while a save is queued are merged into it. @throws CallError */
export function autosaveDraft(change: CheckoutChange): Promise<Checkout> {
  if (!queued) return queueSave(change)
  queued.change = { ...queued.change, ...change }
  return queued.saved
}

/** Saves while the page unloads, without waiting for the response, including a queued change. */
export function saveDraftOnUnload(change: CheckoutChange | undefined): void {
  const unsaved = { ...queued?.change, ...change }
  if (Object.keys(unsaved).length === 0) return
  const headers = { 'content-type': 'application/json' }
  void fetch(path, { method, headers, body: JSON.stringify(unsaved), keepalive: true }).catch(() => null)
}

const loadSenders = () => import('./send-in-checkout')

/** Sends a step. The validation rules are loaded on demand. */
export const sendStep: SendForm = async (...args) => (await loadSenders()).sendStep(...args)

export const sendCoupon: SendForm = async (...args) => (await loadSenders()).sendCoupon(...args)
