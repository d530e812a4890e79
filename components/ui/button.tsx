import type { ComponentProps } from 'react'
import styles from './button.module.scss'

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

/** A button with an action on this page. */
export function Button({ kind, size, isWide, isBusy, type = 'button', ...rest }: ButtonProps) {
  const className = buttonClass({ kind, size, isWide, isBusy })
  return <button {...rest} type={type} className={className} aria-busy={isBusy || undefined} />
}

export interface ButtonLook {
  /** `buy` is the primary action towards a purchase: one per view. */
  kind?: 'buy' | 'ink' | 'line' | 'light'
  size?: 'large' | 'normal' | 'small'
  isWide?: boolean
  isBusy?: boolean
}

/** The class names of a button, for other elements that look like one. */
export const buttonClass = ({ kind = 'ink', size = 'normal', isWide, isBusy }: ButtonLook): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size], isWide && styles.wide, isBusy && styles.busy]
    .filter(Boolean)
    .join(' ')
