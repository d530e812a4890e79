'use client'

import { FormField } from '../form-field'
import { FormSelect } from '../form-select'
import type { Place } from '@/lib/account/place'
import type { Country } from '@/contract/entities/store'
import { LIMITS } from '@/contract/limits'

export interface StateTexts {
  label: string
  hint: string
  choose: string
  /** In place of a state that was not chosen. */
  choice: string
}

interface Props {
  name: string
  autoComplete: string
  /** A field that may be out of sight cannot be required by the browser: it would hold the form back in silence. */
  isRequired: boolean
  /** What the page came with. */
  first: string | undefined
  /** Null until a script runs. */
  place: Place | null
  /** How often another country was chosen: each has a field of its own. */
  moves: number
  states: Country['states']
  texts: StateTexts
  onState: (state: string) => void
}

/** The state: a choice where the country has states, else a text. Without JavaScript a text with the states offered. */
export function StateField(props: Props) {
  const { name, autoComplete, isRequired, first, place, moves, states, texts, onState } = props
  const field = { name, autoComplete, label: texts.label, required: isRequired, 'aria-required': true }
  if (place && states.length > 0)
    return (
      <FormSelect
        {...field}
        options={[{ value: '', text: texts.choose }, ...states.map(({ code, name }) => ({ value: code, text: name }))]}
        value={place.state}
        onChange={({ target }) => onState(target.value)}
      />
    )
  const listId = `${name}-list`
  return (
    <div>
      <FormField
        {...field}
        key={moves}
        defaultValue={place ? place.state : first}
        onChange={({ target }) => onState(target.value)}
        hint={place ? undefined : texts.hint}
        list={place ? undefined : listId}
        maxLength={LIMITS.addressLine}
      />
      {!place && (
        <datalist id={listId}>
          {states.map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
      )}
    </div>
  )
}
