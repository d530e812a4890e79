'use client'

import useSWR, { mutate } from 'swr'
import { call } from '../browser/call'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Checkout } from '../../contract/entities/checkout'

const URL = CHECKOUT_ROUTES.getCheckout.path

const fetchCheckout = async () => (await call('GET', URL)) as Checkout

/** The shopper's checkout in the browser. @param first what the page came with */
export function useCheckout(first: Checkout): Checkout {
  const { data } = useSWR<Checkout, Error>(URL, fetchCheckout, {
    fallbackData: first,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  })
  return data ?? first
}

/** Shows what the store answered to a change. */
export const showCheckout = (checkout: Checkout): Promise<unknown> => mutate(URL, checkout, { revalidate: false })

/** Reads the checkout again. */
export const reloadCheckout = (): Promise<unknown> => mutate(URL)
