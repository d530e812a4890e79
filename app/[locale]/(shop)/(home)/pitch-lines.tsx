import styles from './pitch-lines.module.scss'

/** Centre circle, penalty area, corner arc. */
const DRAWINGS = [
  'M980 -10v740M980 70a290 290 0 0 1 0 580a290 290 0 0 1 0-580Z',
  'M1460 90H820v540h640M1460 220h-330v280h330M820 260a150 150 0 0 0 0 200',
  'M1380 740V60H640M1380 300a240 240 0 0 1-240-240',
]

/** The shop's only ornament. */
export const PitchLines = ({ drawing }: { drawing: number }) => (
  <svg className={styles.pitch} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d={DRAWINGS[drawing % DRAWINGS.length]} />
  </svg>
)
