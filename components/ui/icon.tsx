import { iconHref, type IconName } from './icon-sprite'
import styles from './icon.module.scss'
import type { ComponentProps } from 'react'

interface IconProps {
  name: IconName
  size?: 'large' | 'medium' | 'small'
}

/** An icon beside text with the same meaning, or inside a control with a name: hidden from screen readers. */
export const Icon = ({ name, size = 'large' }: IconProps) => (
  <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={iconHref(name)} />
  </svg>
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  /** Accessible name. */
  label: string
  iconSize?: 'large' | 'medium'
}

export function IconButton({ icon, label, iconSize, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
