import type { PrintStyle } from '@/contract/entities/personalization'
import { IMAGE_SIZE } from '@/lib/catalog/stroke-font/personalization'
import { PrintedImage } from '../ui/printed-image'

interface Props {
  print: PrintStyle
  custom: { name: string; number: number | null }
  base: string
}

/** Image width for 3 device pixels per CSS pixel. */
const IMAGE_WIDTH = 320

/** The back of a bought product with its name and number. The adjacent text contains the same. */
const PrintedPicture = ({ print, custom, base }: Props) => (
  <svg viewBox={`0 0 ${IMAGE_SIZE.width} ${IMAGE_SIZE.height}`} aria-hidden="true">
    <PrintedImage print={print} {...custom} base={base} width={IMAGE_WIDTH} />
  </svg>
)

export default PrintedPicture
