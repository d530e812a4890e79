'use client'

import { FormCheck } from '@/components/forms/form-check'
import type { Typed } from '@/lib/forms/form-definition'
import styles from './default-checks.module.scss'

const FIELDS = ['isDefaultShipping', 'isDefaultBilling'] as const

export type DefaultTexts = Record<(typeof FIELDS)[number] | 'first' | 'kept', string>

interface Props {
  /** As the address is. */
  initial: Typed
  /** As it was sent. */
  values: Typed
  /** The first address is the default of both kinds, whatever was asked. */
  isFirst: boolean
  texts: DefaultTexts
}

/** Whether the address becomes a default. One that is stays one: there is always one of each kind. */
export function DefaultChecks({ initial, values, isFirst, texts }: Props) {
  const isKept = FIELDS.some((field) => initial[field])
  return (
    <div className={styles.checks}>
      {FIELDS.map((field) => {
        const isFixed = isFirst || Boolean(initial[field])
        const isTicked = isFixed || Boolean(values[field])
        return <FormCheck key={field} name={field} label={texts[field]} defaultChecked={isTicked} disabled={isFixed} />
      })}
      {(isFirst || isKept) && <p className={styles.note}>{isFirst ? texts.first : texts.kept}</p>}
    </div>
  )
}
