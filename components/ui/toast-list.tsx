'use client'

import { useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { TOAST } from '@/lib/limits'
import { Icon } from './icon'
import type { IconName } from './icon-sprite'
import { registerToastList, type ToastType } from './toast'
import styles from './toast-list.module.scss'

const ICONS: Record<ToastType, IconName> = { success: 'check', info: 'notice', warning: 'notice', error: 'notice' }

const typeOf = (className: string | undefined): ToastType =>
  className && Object.hasOwn(ICONS, className) ? (className as ToastType) : 'info'

/** The messages of one region. Their timers pause while they are hovered or focused. */
export function ToastList({ toaster }: { toaster: string }) {
  const { toasts, handlers } = useToaster({ duration: TOAST.durationMs, removeDelay: 200 }, toaster)
  const { startPause, endPause } = handlers
  useEffect(() => registerToastList(toaster), [toaster])
  const renderedIds = useRef(new Set<string>())
  // The timer of a toast starts once it is rendered, which on a slow phone is later than its creation.
  useEffect(() => {
    for (const { id, message, className, visible } of toasts)
      if (visible && !renderedIds.current.has(id) && typeof message === 'string')
        toast(message, { id, className, toasterId: toaster })
    renderedIds.current = new Set(toasts.map(({ id }) => id))
  }, [toasts, toaster])
  return (
    <ul
      className={styles.list}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map(({ id, className, visible, message }) => {
        const type = typeOf(className)
        return (
          <li key={id} className={`${styles.toast} ${visible ? '' : styles.leaving}`} tabIndex={0}>
            <span className={`${styles.stripe} ${styles[type]}`} />
            <Icon name={ICONS[type]} size="medium" />
            <span>{typeof message === 'string' ? message : null}</span>
          </li>
        )
      })}
    </ul>
  )
}
