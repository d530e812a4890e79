import styles from './swatch.module.scss'

/** A dot of a colour, beside its name. A colour nobody has mixed yet is a neutral dot. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={`${styles.swatch} ${styles[colour] ?? ''}`} aria-hidden="true" />
)
