import type { ComponentProps } from 'react'
import { Link } from './link'
import { buttonClass, type ButtonLook } from './button'

type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. */
export function LinkButton({ kind, size, isWide, isBusy, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ kind, size, isWide, isBusy })} />
}
