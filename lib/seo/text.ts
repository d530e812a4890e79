/** Words that become a part of a picture. */
export interface Text {
  text: string
  /** Pixels. */
  size: number
  colour: string
  /** Lines are broken at this many pixels. */
  width: number
}

/** A part of a picture without a ground, and its height in pixels. */
export interface Drawn {
  input: Buffer
  height: number
}
