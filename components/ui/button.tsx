import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

type Props = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

/** A button that does something on this page. */
export function Button({ kind, size, isWide, isBusy, type = 'button', ...rest }: Props) {
  const className = buttonClass({ kind, size, isWide, isBusy })
  return <button {...rest} type={type} className={className} aria-busy={isBusy || undefined} />
}
