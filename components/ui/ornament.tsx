import styles from './ornament.module.scss'

interface Props {
  /** Path data of an SVG; empty for none. */
  path: string
  /** Width and height of its viewBox: it fills its element, and is cropped. */
  frame: readonly [number, number]
}

/** The shop's line ornament behind its images, over the whole of the nearest positioned element. */
export const Ornament = ({ path, frame: [width, height] }: Props) =>
  path !== '' && (
    <svg
      className={styles.ornament}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
