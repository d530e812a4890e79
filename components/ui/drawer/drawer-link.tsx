'use client'

import type { ComponentProps, MouseEvent } from 'react'
import type { DrawerName } from './drawer-names'
import { openDrawer, prepareDrawer, wantDrawer } from './open-drawer'

interface Props extends Omit<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'> {
  /** The page that shows the same: where the link leads as long as there is no drawer. */
  href: string
  drawer: DrawerName
  /** Leaves its own page as it is: that shows what the drawer would, and does not follow what is changed in it. */
  isLinkThere?: boolean
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A real link that opens a drawer instead when it can. */
export function DrawerLink({ drawer, isLinkThere, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (isLinkThere && location.pathname === rest.href) return
    if (isPlainClick(event) && openDrawer(drawer)) event.preventDefault()
  }
  const onWant = () => wantDrawer(drawer)
  return (
    <a
      {...rest}
      onPointerEnter={onWant}
      onFocus={onWant}
      onPointerDown={() => prepareDrawer(drawer)}
      onClick={onClick}
      aria-haspopup="dialog"
    />
  )
}
