import type { ComponentProps } from 'react'
import Link from 'next/link'
import styles from './button.module.scss'

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

/** A button that does something on this page. */
export function Button({ kind, size, isWide, isBusy, type = 'button', ...rest }: ButtonProps) {
  const className = buttonClass({ kind, size, isWide, isBusy })
  return <button {...rest} type={type} className={className} aria-busy={isBusy || undefined} />
}

type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>

/** A link that looks like a button. Apart from Button, so that a screen without links carries none of Next's. */
export function LinkButton({ kind, size, isWide, isBusy, ...rest }: LinkButtonProps) {
  return <Link prefetch={false} {...rest} className={buttonClass({ kind, size, isWide, isBusy })} />
}

export interface ButtonLook {
  /** `buy` always means "towards money": one on a view. */
  kind?: 'buy' | 'ink' | 'line' | 'light'
  size?: 'large' | 'normal' | 'small'
  isWide?: boolean
  isBusy?: boolean
}

/** The class names of a button, for anything that has to look like one. */
export const buttonClass = ({ kind = 'ink', size = 'normal', isWide, isBusy }: ButtonLook): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size], isWide && styles.wide, isBusy && styles.busy]
    .filter(Boolean)
    .join(' ')
