'use client'

import { useEffect, useEffectEvent } from 'react'
import type { PrintStyle } from '@/contract/entities/product'
import { LIMITS } from '@/contract/limits'
import { pictureSource } from '@/lib/format/picture'
import { personalizationSvg, PICTURE_SIZE } from '@/lib/catalog/stroke-font/back-print'
import { unprintable } from '@/lib/catalog/stroke-font/glyphs'
import { fillText } from '@/lib/format/text-template'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './personalization-preview.module.scss'

interface Props {
  print: PrintStyle
  /** As they were typed. */
  name: string
  number: string
  imageBase: string
  texts: AddToCartTexts['preview']
  /** Letters of the name that cannot be printed; empty when there are none any more. */
  onMissing: (letters: string) => void
}

/** What is seen of the back: shoulders, name and number, in the units of the picture. */
const VIEW = '120 150 960 740'

/** As wide as a sharp phone shows it. */
const WIDTH = 1080

const readNumber = (typed: string): number | null => {
  const number = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null
  return number !== null && number <= LIMITS.customNumber ? number : null
}

/** The shopper's own name and number on the back of the shirt, while they are typed. */
export function PersonalizationPreview({
  print,
  name: typedName,
  number: typedNumber,
  imageBase,
  texts,
  onMissing,
}: Props) {
  const name = typedName.trim()
  const number = readNumber(typedNumber)
  const missing = unprintable(name)
  const tell = useEffectEvent(onMissing)
  useEffect(() => {
    tell(missing)
    return () => tell('')
  }, [missing])

  const words = { name, number: number ?? '' }
  const label = name
    ? fillText(number === null ? texts.name : texts.both, words)
    : number === null
      ? texts.blank
      : fillText(texts.number, words)
  const { imageUrl, ...look } = print
  const { src } = pictureSource(imageUrl, { base: imageBase, sizes: '', widths: [WIDTH] })
  return (
    <figure className={styles.preview}>
      <svg className={styles.picture} viewBox={VIEW} role="img" aria-label={label}>
        <image href={src} {...PICTURE_SIZE} />
        {/* Paths alone: no character of the name is in it (lib/catalog/stroke-font/back-print.ts). */}
        <g dangerouslySetInnerHTML={{ __html: personalizationSvg({ ...look, name, number }) }} />
      </svg>
      {!name && number === null && <figcaption className={styles.hint}>{texts.hint}</figcaption>}
    </figure>
  )
}
