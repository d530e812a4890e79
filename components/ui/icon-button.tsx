import type { ComponentProps } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-sprite'
import styles from './icon-button.module.scss'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  /** Its name, read out. */
  label: string
  iconSize?: 'large' | 'medium'
}

export function IconButton({ icon, label, iconSize, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
