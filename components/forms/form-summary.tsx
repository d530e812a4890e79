'use client'

import type { Ref } from 'react'
import { pickPlural } from '@/lib/format/text-template'
import { ErrorSummary } from './error-summary'
import styles from './form-summary.module.scss'
import type { FormTexts } from './form-texts'
import { useFormView } from './form-view'

interface Props {
  ref: Ref<HTMLDivElement>
  texts: FormTexts
  /** Whether the form was sent: as long as somebody types for the first time, a word at the field is enough. */
  isShown: boolean
}

/** Everything that is wrong with a form that was sent, above it, in the order of its fields; the focus goes there. */
export function FormSummary({ ref, texts, isShown }: Props) {
  const { name, errors, refusal } = useFormView()
  const order = Object.keys(texts.mistakes)
  const wrong = Object.entries(errors)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, text]) => ({ id: `${name}-${field}`, text }))
  if (!isShown || (wrong.length === 0 && refusal === null)) return null
  const title = refusal ?? pickPlural(texts.wrong, wrong.length, texts.locale)
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <ErrorSummary title={title} errors={wrong} />
    </div>
  )
}
