'use client'

import { FormField } from '@/components/forms/form-field'
import { FormSelect } from '@/components/forms/form-select'
import type { Place } from '@/lib/address/place'
import type { Country } from '@/lib/contract/entities/store'
import { LIMITS } from '@/lib/contract/limits'

export interface StateTexts {
  label: string
  hint: string
  choose: string
  /** In place of a state that was not chosen. */
  choice: string
}

interface Props {
  /** What the page came with. */
  first: string | undefined
  /** Null until a script runs. */
  place: Place | null
  states: Country['states']
  texts: StateTexts
  onState: (state: string) => void
}

const LIST_ID = 'address-states'

/** The state: a choice where the country has states, else a text. Without JavaScript a text with the states offered. */
export function StateField({ first, place, states, texts, onState }: Props) {
  const field = { name: 'state', label: texts.label, autoComplete: 'address-level1', required: true }
  if (place && states.length > 0)
    return (
      <FormSelect
        {...field}
        options={[{ value: '', text: texts.choose }, ...states.map(({ code, name }) => ({ value: code, text: name }))]}
        value={place.state}
        onChange={({ target }) => onState(target.value)}
      />
    )
  const text = { ...field, maxLength: LIMITS.addressLine }
  if (place) return <FormField {...text} value={place.state} onChange={({ target }) => onState(target.value)} />
  return (
    <div>
      <FormField {...text} defaultValue={first} hint={texts.hint} list={LIST_ID} />
      <datalist id={LIST_ID}>
        {states.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </div>
  )
}
