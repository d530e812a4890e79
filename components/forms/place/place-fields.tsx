'use client'

import { FormField } from '../form-field'
import { FormSelect } from '../form-select'
import type { PlaceField } from '@/contract/entities/checkout-fields'
import type { Country } from '@/contract/entities/store'
import { LIMITS } from '@/contract/limits'
import styles from './place-fields.module.scss'
import type { PlaceTexts } from './place-texts'
import { StateField } from './state-field'
import type { usePlace } from './use-place'

interface Props {
  /** What the page came with. */
  values: Partial<Record<PlaceField, string>>
  place: ReturnType<typeof usePlace>
  countries: readonly Country[]
  texts: PlaceTexts
  /** The name of a field; left out where they have their own. */
  nameOf?: (field: PlaceField) => string
  /** What a browser fills in: of the delivery or the bill, where a form has both. */
  section?: 'shipping' | 'billing'
  /** Whether they are in sight whatever is chosen around them. */
  isRequired?: boolean
}

type Line = 'firstname' | 'lastname' | 'street' | 'postalCode' | 'city'

/** The fields of one address. */
export function PlaceFields({ values, place, countries, texts, nameOf, section, isRequired = true }: Props) {
  const named = (field: PlaceField, autoComplete: string) => ({
    name: nameOf?.(field) ?? field,
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    required: isRequired,
    'aria-required': true,
  })
  const line = (field: Line, autoComplete: string, max: number = LIMITS.addressLine) => (
    <FormField {...named(field, autoComplete)} label={texts[field]} defaultValue={values[field]} maxLength={max} />
  )
  const state = named('state', 'address-level1')
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        {line('firstname', 'given-name', LIMITS.name.max)}
        {line('lastname', 'family-name', LIMITS.name.max)}
      </div>
      {line('street', 'address-line1')}
      <div className={styles.pair}>
        <FormSelect
          {...place.country}
          {...named('countryId', 'country')}
          label={texts.country}
          options={[
            { value: '', text: texts.chooseCountry },
            ...countries.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
        />
        <StateField
          name={state.name}
          autoComplete={state.autoComplete}
          isRequired={isRequired}
          first={values.state}
          place={place.place}
          moves={place.moves}
          states={place.states}
          texts={texts.state}
          onState={place.setState}
        />
      </div>
      <div className={styles.pair}>
        {line('postalCode', 'postal-code')}
        {line('city', 'address-level2')}
      </div>
      <FormField
        {...named('phone', 'tel')}
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        defaultValue={values.phone}
        maxLength={LIMITS.addressLine}
      />
    </div>
  )
}
