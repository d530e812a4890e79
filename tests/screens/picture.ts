import sharp from 'sharp'

/** Levels per colour channel: photographs take a third of the bytes, and text stays sharp. */
const LEVELS = 32
const STEP = 256 / LEVELS

/** Of a channel's 255. The levels cause differences of up to 4, and other processors may round differently. */
const MAX_CHANNEL_DIFFERENCE = 12

interface Raw {
  data: Buffer
  width: number
  height: number
}

async function decode(file: Buffer): Promise<Raw> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const toImage = ({ data, width, height }: Raw) => sharp(data, { raw: { width, height, channels: 3 } })

/** Encodes a screenshot for the repository: lossless WebP with fewer colours. */
export async function packPicture(screenshot: Buffer): Promise<Buffer> {
  const raw = await decode(screenshot)
  for (let i = 0; i < raw.data.length; i++) raw.data[i] = Math.floor((raw.data[i] ?? 0) / STEP) * STEP + STEP / 2
  return toImage(raw).webp({ lossless: true, effort: 6 }).toBuffer()
}

export interface PictureDifference {
  /** Differing pixels. */
  count: number
  /** PNG of the recorded picture, the current one and their differences, side by side. */
  picture: () => Promise<Buffer>
}

/** Compares two pictures. Pixels outside of the smaller one count as different. */
export async function comparePictures(recorded: Buffer, screenshot: Buffer): Promise<PictureDifference> {
  const [before, after] = await Promise.all([decode(recorded), decode(screenshot)])
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  const marks = Buffer.alloc(width * height * 3, 255)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isDifferent(before, after, x, y)) continue
      marks.set([214, 0, 60], (y * width + x) * 3)
      count++
    }
  const picture = async () => {
    const panels = [before, after, { data: marks, width, height }]
    const files = await Promise.all(panels.map((panel) => toImage(panel).png().toBuffer()))
    return sharp({ create: { width: width * 3, height, channels: 3, background: '#777' } })
      .composite(files.map((input, i) => ({ input, left: i * width, top: 0 })))
      .png({ palette: true })
      .toBuffer()
  }
  return { count, picture }
}

function isDifferent(before: Raw, after: Raw, x: number, y: number): boolean {
  if (x >= before.width || y >= before.height || x >= after.width || y >= after.height) return true
  const [i, j] = [(y * before.width + x) * 3, (y * after.width + x) * 3]
  for (let channel = 0; channel < 3; channel++) {
    const difference = Math.abs((before.data[i + channel] ?? 0) - (after.data[j + channel] ?? 0))
    if (difference > MAX_CHANNEL_DIFFERENCE) return true
  }
  return false
}
