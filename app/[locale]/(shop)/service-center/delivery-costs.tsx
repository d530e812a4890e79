import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { Country, Currency, StoreSettings } from '@/contract/entities/store'
import { listShipping, requireCountries } from '@/lib/data/shipping'
import styles from './delivery-costs.module.scss'
import { useLocale, useTranslations } from 'next-intl'
import type { ShippingMethod } from '@/contract/entities/shipping'
import { formatDayRange } from '@/contract/format-date'
import { formatPrice } from '@/lib/format/price'

interface DeliveryCostsProps {
  settings: StoreSettings
  /** The country id from the query: unvalidated. */
  requestedCountry: string | string[] | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/** The price and duration of delivery by country. A plain form: it needs no script. */
export async function DeliveryCosts({
  settings: { country: home, currency },
  requestedCountry,
  now,
}: DeliveryCostsProps) {
  const [t, countries] = await Promise.all([getTranslations('DeliveryCosts'), requireCountries()])
  const country = chosenCountry(countries, { requestedCountry, home: home.name })
  if (!country) return null
  const methods = await listShipping(country.id)
  return (
    <section id="delivery" aria-labelledby="delivery-title">
      <h2 className={styles.title} id="delivery-title">
        {t('title')}
      </h2>
      <form className={styles.form} action="/service-center#delivery">
        <SelectField
          name="country"
          label={t('country')}
          options={countries.map(({ id, name }) => ({ value: String(id), text: name }))}
          defaultValue={String(country.id)}
        />
        <Button type="submit" kind="line">
          {t('show')}
        </Button>
      </form>
      {methods.length > 0 ? (
        <ShippingMethods country={country.name} methods={methods} currency={currency} now={now} />
      ) : (
        <p className={styles.none}>{t('none', { country: country.name })}</p>
      )}
    </section>
  )
}

interface ShippingMethodsProps {
  country: string
  methods: ShippingMethod[]
  currency: Currency
  /** Milliseconds since the epoch. */
  now: number
}

/** The shipping methods for one country, the cheapest first. */
export function ShippingMethods({ country, methods, currency, now }: ShippingMethodsProps) {
  const t = useTranslations('DeliveryCosts')
  const arrival = useTranslations('Arrival')
  const locale = useLocale()
  /** When an order placed now arrives; the duration of delivery if the store API sends no date. */
  const timeOf = ({ kind, days, arrivals }: ShippingMethod) => {
    // A cached reply may be older than a cut-off.
    const next = arrivals.find(({ until }) => now < Date.parse(until))
    if (next) return arrival(kind === 'collection' ? 'ready' : 'arrives', { days: formatDayRange(next, locale) })
    if (!days) return ''
    const { min, max } = days
    return min < max ? t('dayRange', { min, max }) : t('days', { count: max })
  }
  return (
    <ul className={styles.methods} aria-label={t('methods', { country })}>
      {methods.map((method) => (
        <li key={method.id} className={styles.method}>
          <b className={styles.name}>{method.name}</b>
          <b className={styles.price}>{formatPrice(method.price, currency)}</b>
          <p className={styles.text}>
            {timeOf(method)}
            {method.description && <span className={styles.description}>{method.description}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface CountryChoice {
  /** From the query: unvalidated. */
  requestedCountry: string | string[] | undefined
  /** Name of the store's own country. */
  home: string
}

/** The requested country, else the store's own, else the first; undefined if the list is empty. */
export const chosenCountry = (countries: Country[], { requestedCountry, home }: CountryChoice): Country | undefined =>
  countries.find(({ id }) => String(id) === requestedCountry) ??
  countries.find(({ name }) => name === home) ??
  countries[0]
