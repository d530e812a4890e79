import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

type Props = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. Apart from Button, so that a screen without links carries none of Next's. */
export function LinkButton({ kind, size, isWide, isBusy, ...rest }: Props) {
  return <Link prefetch={false} {...rest} className={buttonClass({ kind, size, isWide, isBusy })} />
}
