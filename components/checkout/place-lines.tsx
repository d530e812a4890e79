import { stateName } from '@/lib/account/place'
import type { Draft } from '@/contract/entities/checkout'
import type { PlaceField } from '@/contract/entities/checkout-fields'
import type { Country } from '@/contract/entities/store'
import { shownPostalCode } from '@/contract/postal-code'
import styles from './place-lines.module.scss'

interface Props {
  draft: Draft
  nameOf: (field: PlaceField) => keyof Draft
  countries: readonly Country[]
}

/** A typed address as it is written on a parcel. */
export function PlaceLines({ draft, nameOf, countries }: Props) {
  const of = (field: PlaceField) => draft[nameOf(field)]
  const countryId = of('countryId')
  const country = countries.find(({ id }) => String(id) === countryId)?.name
  const state = stateName(countries, { countryId, state: of('state') })
  const lines = [
    `${of('firstname')} ${of('lastname')}`,
    of('street'),
    `${shownPostalCode(of('postalCode'))} ${of('city')}`.trim(),
    [state, country].filter(Boolean).join(', '),
  ]
  return (
    <address className={styles.lines}>
      {lines.map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
