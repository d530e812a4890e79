import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './button.module.scss'

interface Look {
  /** `buy` always means "towards money": one on a view. */
  kind?: 'buy' | 'ink' | 'line' | 'light'
  size?: 'large' | 'normal' | 'small'
  isWide?: boolean
  isBusy?: boolean
}

/** The class names of a button, for anything that has to look like one. */
export const buttonClass = ({ kind = 'ink', size = 'normal', isWide, isBusy }: Look): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size], isWide && styles.wide, isBusy && styles.busy]
    .filter(Boolean)
    .join(' ')

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>

export function Button({ kind, size, isWide, isBusy, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, isWide, isBusy })}
      aria-busy={isBusy || undefined}
    />
  )
}

type LinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>

export function LinkButton({ kind, size, isWide, isBusy, ...rest }: LinkProps) {
  return <Link prefetch={false} {...rest} className={buttonClass({ kind, size, isWide, isBusy })} />
}
