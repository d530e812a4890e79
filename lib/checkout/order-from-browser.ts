import { sendCall } from '../browser/call'
import { CallError, isSignedOut } from '../browser/call-error'
import type { Refusal } from '../forms/form-state'
import { orderConfirmationPath } from '../paths'
import { enqueueChange } from './change-queue'
import { placeOrder, type OrderPlacement } from './place-order'

const RETRY_DELAYS_MS = [1000, 2000, 4000]

/** The refusal of a call; null for other errors and for a lost session. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError && !isSignedOut(error) ? { code: error.code, msg: error.message, data: error.data } : null

/**
 * Places an order through the storefront's proxy, after all pending saves.
 * @param onRetry called before each retry @throws CallError if the session is lost
 */
export const orderFromBrowser = (
  request: Parameters<typeof placeOrder>[0],
  onRetry: () => void,
): Promise<OrderPlacement> =>
  enqueueChange(() =>
    placeOrder(request, {
      send: ({ method, path, body }, key) => sendCall(method, path, body, key),
      refusalOf,
      retryDelaysMs: RETRY_DELAYS_MS,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onRetry,
    }),
  )

/**
 * Navigates to the pay page of an order, or to its confirmation page. The back button leads to the order, since the
 * checkout no longer exists.
 * @param origin the allowed origin of the pay page
 * @returns never
 */
export function navigateToOrder(
  { number, url }: { number: string; url: string | null },
  origin: string,
): Promise<never> {
  const confirmationPath = orderConfirmationPath(number)
  history.replaceState(null, '', confirmationPath)
  location.assign(url && URL.canParse(url) && new URL(url).origin === origin ? url : confirmationPath)
  return new Promise<never>(() => {})
}
