import styles from './ornament.module.scss'

interface Props {
  /** Of an SVG; empty for none. */
  path: string
  /** Width and height of the frame that it is drawn in: it fills its place, and is cropped there. */
  frame: readonly [number, number]
}

/** Lines of the shop behind its pictures, over the whole of the nearest positioned element. */
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
