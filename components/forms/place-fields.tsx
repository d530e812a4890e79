'use client'

import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { PlaceField } from '@/contract/entities/checkout-fields'
import type { Country } from '@/contract/entities/store'
import { LIMITS } from '@/contract/limits'
import { changeCountry, type Place, normalizePlace, statesOf } from '@/lib/account/place'
import { FormField } from './form-field'
import { FormSelect } from './form-select'
import type { PlaceTexts } from './form-texts'
import styles from './place-fields.module.scss'

interface PlaceFieldsProps {
  /** Initial values. */
  values: Partial<Record<PlaceField, string>>
  place: ReturnType<typeof usePlace>
  countries: readonly Country[]
  texts: PlaceTexts
  /** Maps a field to its name; by default the field itself. */
  nameOf?: (field: PlaceField) => string
  /** Autocomplete section, in a form with two addresses. */
  section?: 'shipping' | 'billing'
  /** Whether the fields are always visible. */
  isRequired?: boolean
}

type Line = 'firstname' | 'lastname' | 'street' | 'postalCode' | 'city'

/** The fields of one address. The country is first: the valid values of the others depend on it. */
export function PlaceFields({ values, place, countries, texts, nameOf, section, isRequired = true }: PlaceFieldsProps) {
  const fieldProps = (field: PlaceField, autoComplete: string) => ({
    name: nameOf?.(field) ?? field,
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    required: isRequired,
    'aria-required': true,
  })
  const line = (field: Line, autoComplete: string, max: number = LIMITS.addressLine) => (
    <FormField {...fieldProps(field, autoComplete)} label={texts[field]} defaultValue={values[field]} maxLength={max} />
  )
  const state = fieldProps('state', 'address-level1')
  return (
    <div className={styles.fields}>
      <FormSelect
        {...place.country}
        {...fieldProps('countryId', 'country')}
        label={texts.country}
        options={[
          { value: '', text: texts.chooseCountry },
          ...countries.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      <div className={styles.pair}>
        {line('firstname', 'given-name', LIMITS.name.max)}
        {line('lastname', 'family-name', LIMITS.name.max)}
      </div>
      {line('street', 'address-line1')}
      <div className={styles.pair}>
        {line('postalCode', 'postal-code')}
        {line('city', 'address-level2')}
      </div>
      <StateField
        name={state.name}
        autoComplete={state.autoComplete}
        isRequired={isRequired}
        first={values.state}
        place={place.place}
        countryChanges={place.countryChanges}
        states={place.states}
        texts={texts.state}
        onState={place.setState}
      />
      <FormField
        {...fieldProps('phone', 'tel')}
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        defaultValue={values.phone}
        maxLength={LIMITS.addressLine}
      />
    </div>
  )
}

export interface StateTexts {
  label: string
  hint: string
  choose: string
  /** Error text for a missing choice. */
  choice: string
}

interface StateTextsProps {
  name: string
  autoComplete: string
  /** False for fields that may be hidden: the browser would block the submit without showing why. */
  isRequired: boolean
  /** Initial value. */
  first: string | undefined
  /** Null before hydration. */
  place: Place | null
  /** Number of country changes: each gets a new state field. */
  countryChanges: number
  states: Country['states']
  texts: StateTexts
  onState: (state: string) => void
}

/** The state: a select if the country has states, else a text field. Without JavaScript a text field with suggestions. */
export function StateField(props: StateTextsProps) {
  const { name, autoComplete, isRequired, first, place, countryChanges, states, texts, onState } = props
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
        key={countryChanges}
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

/**
 * Country and state of an address form: with JavaScript the state field follows the country.
 * @param values initial values
 * @param stateName name of the state field; a form may have two addresses
 */
export function usePlace(countries: readonly Country[], values: Partial<Place>, stateName = 'state') {
  const [place, setPlace] = useState<Place | null>(null)
  const [countryChanges, setCountryChanges] = useState(0)
  const select = useRef<HTMLSelectElement>(null)
  const { countryId = '' } = place ?? values

  const stateField = useCallback(() => {
    const field = select.current?.form?.elements.namedItem(stateName)
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
  }, [stateName])
  // Values chosen before hydration or restored by the browser exist only in the DOM.
  const attachCountryField = useCallback(
    (country: HTMLSelectElement | null) => {
      select.current = country
      if (!country) return
      const initPlace = () =>
        setPlace(
          (now) => now ?? normalizePlace(countries, { countryId: country.value, state: stateField()?.value ?? '' }),
        )
      const state = stateField()
      // Replacing the focused field would lose text being typed.
      if (state === document.activeElement) state?.addEventListener('blur', initPlace, { once: true })
      else initPlace()
    },
    [countries, stateField],
  )
  // Notifies the form that the state was reset with its country.
  useEffect(() => {
    stateField()?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [countryId, stateField])

  return {
    /** Null before hydration. */
    place,
    countryId,
    /** Number of country changes: each gets a new state field. */
    countryChanges,
    states: statesOf(countries, countryId),
    country: {
      ref: attachCountryField,
      defaultValue: values.countryId,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        setCountryChanges((count) => count + 1)
        setPlace((now) =>
          changeCountry(countries, now ?? { countryId: '', state: stateField()?.value ?? '' }, target.value),
        )
      },
    },
    setState: (state: string) => setPlace((now) => now && { ...now, state }),
  }
}
