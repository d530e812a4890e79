import type { PrintStyle } from '@/contract/entities/personalization'
import { IMAGE_SIZE, personalizationSvg } from '@/lib/catalog/stroke-font/personalization'
import { imageAttributes } from '@/lib/format/image'

interface Props {
  print: PrintStyle
  name: string
  number: number | null
  base: string
  /** Of the image, in device pixels. */
  width: number
}

/** The image of a product's back with a name and a number on it: the content of an SVG. */
export function PrintedImage({ print: { imageUrl, ...style }, name, number, base, width }: Props) {
  const { src } = imageAttributes(imageUrl, { base, sizes: '', widths: [width] })
  return (
    <>
      <image href={src} {...IMAGE_SIZE} />
      {/* Only paths: no character of the name gets into the markup (lib/catalog/stroke-font/personalization.ts). */}
      <g dangerouslySetInnerHTML={{ __html: personalizationSvg({ ...style, name, number }) }} />
    </>
  )
}
