'use client'

import { useEffect, useEffectEvent } from 'react'
import type { PrintStyle } from '@/contract/entities/personalization'
import { LIMITS } from '@/contract/limits'
import { unprintable } from '@/lib/catalog/stroke-font/glyphs'
import { fillText } from '@/lib/format/text-template'
import type { PersonalizationForm } from './personalization-form'
import styles from './personalization-preview.module.scss'
import { PrintedImage } from '../ui/printed-image'

interface Props {
  print: PrintStyle
  /** As typed. */
  name: string
  number: string
  imageBase: string
  texts: Pick<NonNullable<PersonalizationForm['print']>, 'both' | 'name' | 'number' | 'blank' | 'hint'>
  /** Called with the characters the stroke font lacks; empty when there are none. */
  onUnprintable: (letters: string) => void
}

/** Shoulders, name and number, in the units of the drawing. */
const VIEW_BOX = '120 150 960 740'

/** Image width for a phone with 3 device pixels per CSS pixel. */
const IMAGE_WIDTH = 1080

const readNumber = (typed: string): number | null => {
  const number = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null
  return number !== null && number <= LIMITS.customNumber ? number : null
}

/** Live preview of name and number on the product. */
export function PersonalizationPreview({
  print,
  name: typedName,
  number: typedNumber,
  imageBase,
  texts,
  onUnprintable,
}: Props) {
  const name = typedName.trim()
  const number = readNumber(typedNumber)
  const unprintableLetters = unprintable(name)
  const report = useEffectEvent(onUnprintable)
  useEffect(() => {
    report(unprintableLetters)
    return () => report('')
  }, [unprintableLetters])

  const values = { name, number: number ?? '' }
  const label = name
    ? fillText(number === null ? texts.name : texts.both, values)
    : number === null
      ? texts.blank
      : fillText(texts.number, values)
  return (
    <figure className={styles.preview}>
      <svg className={styles.image} viewBox={VIEW_BOX} role="img" aria-label={label}>
        <PrintedImage print={print} name={name} number={number} base={imageBase} width={IMAGE_WIDTH} />
      </svg>
      {!name && number === null && <figcaption className={styles.hint}>{texts.hint}</figcaption>}
    </figure>
  )
}
