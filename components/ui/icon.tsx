import type { IconName } from './icon-sprite'
import styles from './icon.module.scss'

interface Props {
  name: IconName
  size?: 'large' | 'medium' | 'small'
}

/** A drawing beside words that say the same, or inside a control that has a name: never read out. */
export const Icon = ({ name, size = 'large' }: Props) => (
  <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
)
