import type { PrintStyle } from '@/contract/entities/personalization'
import { IMAGE_SIZE, personalizationSvg } from '@/lib/catalog/stroke-font/personalization'
import { imageAttributes } from '@/lib/format/image'

interface Props {
  print: PrintStyle
  custom: { name: string; number: number | null }
  base: string
}

/** Image width for 3 device pixels per CSS pixel. */
const IMAGE_WIDTH = 320

/** The back of a bought product with its name and number. The text beside it says the same. */
export default function PrintedPicture({ print: { imageUrl, ...style }, custom, base }: Props) {
  const { src } = imageAttributes(imageUrl, { base, sizes: '', widths: [IMAGE_WIDTH] })
  return (
    <svg viewBox={`0 0 ${IMAGE_SIZE.width} ${IMAGE_SIZE.height}`} aria-hidden="true">
      <image href={src} {...IMAGE_SIZE} />
      {/* Only paths: no character of the name gets into the markup (lib/catalog/stroke-font/personalization.ts). */}
      <g dangerouslySetInnerHTML={{ __html: personalizationSvg({ ...style, ...custom }) }} />
    </svg>
  )
}
