import { useSyncExternalStore } from 'react'

/** What may have changed the fragment: the router changes it without an event, and a link is read when it is about to be used. */
const EVENTS = ['hashchange', 'popstate', 'pointerdown', 'focusin']

function subscribe(listen: () => void) {
  EVENTS.forEach((name) => addEventListener(name, listen, true))
  return () => EVENTS.forEach((name) => removeEventListener(name, listen, true))
}

/** The fragment of the address bar with its sign, or empty; no server knows it. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
