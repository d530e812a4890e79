'use client'

import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { moveTo, settlePlace, statesOf, type Place } from '@/lib/address/place'
import type { Country } from '@/lib/contract/entities/store'
import type { Typed } from '@/lib/forms/shop-form'

const stateFieldOf = (country: HTMLSelectElement | null) => {
  const field = country?.form?.elements.namedItem('state')
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
}

/** Country and state of an address form: the state follows the country as soon as a script runs. */
export function usePlace(countries: readonly Country[], values: Typed) {
  const [place, setPlace] = useState<Place | null>(null)
  const select = useRef<HTMLSelectElement>(null)
  const { countryId = '' } = place ?? values

  // What was chosen before the script ran, or was kept by the browser over a reload, is in the fields alone.
  const takeOver = useCallback(
    (country: HTMLSelectElement | null) => {
      select.current = country
      if (country)
        setPlace(settlePlace(countries, { countryId: country.value, state: stateFieldOf(country)?.value ?? '' }))
    },
    [countries],
  )
  // The form hears of a state that went with its country.
  useEffect(() => {
    stateFieldOf(select.current)?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [countryId])

  return {
    /** Null in the server's page. */
    place,
    states: statesOf(countries, countryId),
    country: {
      ref: takeOver,
      defaultValue: values.countryId,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        setPlace((now) => moveTo(countries, now ?? { countryId: '', state: '' }, target.value)),
    },
    setState: (state: string) => setPlace((now) => now && { ...now, state }),
  }
}
