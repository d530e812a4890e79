import type { ComponentProps } from 'react'
import Link from 'next/link'
import { buttonClass, type ButtonLook } from './button'

type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/**
 * A link that looks like a button. In its own file: the global error screen has a button, and must not load next/link.
 */
export function LinkButton({ kind, size, isWide, isBusy, ...rest }: LinkButtonProps) {
  return <Link prefetch={false} {...rest} className={buttonClass({ kind, size, isWide, isBusy })} />
}
