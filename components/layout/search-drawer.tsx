'use client'

import { useCallback, useRef, type ReactNode } from 'react'
import { Drawer } from '../ui/drawer/drawer'
import styles from './search-drawer.module.scss'

interface Props {
  title: string
  closeLabel: string
  /** The search box. */
  children: ReactNode
}

/** The search box of the phone: comes down from the top, ready to be typed into. */
export function SearchDrawer({ title, closeLabel, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const onOpen = useCallback(() => body.current?.querySelector<HTMLInputElement>('input[name=keyword]')?.select(), [])
  return (
    <Drawer name="search" place="top" fill="late" title={title} closeLabel={closeLabel} onOpen={onOpen}>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </Drawer>
  )
}
