'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { onToast, TOAST_REGION } from './toast'
import styles from './toast-region.module.scss'

type List = ComponentType<{ toaster: string }>

/** The list as a new state; the one before if it cannot be loaded. */
const load = (): Promise<(before?: List) => List | undefined> =>
  import('./toast-list').then(
    ({ ToastList }) =>
      () =>
        ToastList,
    () => (before) => before,
  )

/** Where toasts appear. Both live regions are in the page from the start, because screen readers do not announce the first message of a region that is added with it. */
export function ToastRegion({ name }: { name: string }) {
  const [List, setList] = useState<List>()
  // Each toast tries to load the list until one succeeds.
  useEffect(() => onToast(() => void load().then(setList)), [])
  return (
    <div className={styles.region} {...{ [TOAST_REGION]: name }}>
      <div role="status">{List && <List toaster={`${name}-polite`} />}</div>
      <div role="alert">{List && <List toaster={`${name}-assertive`} />}</div>
    </div>
  )
}
