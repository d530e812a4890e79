'use client'

import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { moveTo, settlePlace, statesOf, type Place } from '@/lib/account/place'
import type { Country } from '@/contract/entities/store'

/**
 * Country and state of an address form: the state follows the country as soon as a script runs.
 * @param values what the page came with
 * @param stateName the state's field: a form may have two addresses
 */
export function usePlace(countries: readonly Country[], values: Partial<Place>, stateName = 'state') {
  const [place, setPlace] = useState<Place | null>(null)
  const [moves, setMoves] = useState(0)
  const select = useRef<HTMLSelectElement>(null)
  const { countryId = '' } = place ?? values

  const stateField = useCallback(() => {
    const field = select.current?.form?.elements.namedItem(stateName)
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
  }, [stateName])
  // What was chosen before the script ran, or was kept by the browser over a reload, is in the fields alone.
  const takeOver = useCallback(
    (country: HTMLSelectElement | null) => {
      select.current = country
      if (!country) return
      const settle = () =>
        setPlace((now) => now ?? settlePlace(countries, { countryId: country.value, state: stateField()?.value ?? '' }))
      const state = stateField()
      // Replacing the field that is being typed in would lose the text that is on its way.
      if (state === document.activeElement) state?.addEventListener('blur', settle, { once: true })
      else settle()
    },
    [countries, stateField],
  )
  // The form hears of a state that went with its country.
  useEffect(() => {
    stateField()?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [countryId, stateField])

  return {
    /** Null in the server's page. */
    place,
    countryId,
    /** How often another country was chosen by script: each has a state field of its own. */
    moves,
    states: statesOf(countries, countryId),
    country: {
      ref: takeOver,
      defaultValue: values.countryId,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        setMoves((count) => count + 1)
        setPlace((now) => moveTo(countries, now ?? { countryId: '', state: stateField()?.value ?? '' }, target.value))
      },
    },
    setState: (state: string) => setPlace((now) => now && { ...now, state }),
  }
}
