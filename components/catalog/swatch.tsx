import styles from './swatch.module.scss'

/** A dot of a colour, beside its name; neutral for a colour without a known value. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={`${styles.swatch} ${styles[colour] ?? ''}`} aria-hidden="true" />
)
