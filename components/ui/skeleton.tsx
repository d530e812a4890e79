import styles from './skeleton.module.scss'

interface Props {
  shape: 'image' | 'line' | 'short' | 'price' | 'thumb'
}

/** A placeholder for loading content, in its final size. */
export const Skeleton = ({ shape }: Props) => <span className={`${styles.bone} ${styles[shape]}`} aria-hidden="true" />
