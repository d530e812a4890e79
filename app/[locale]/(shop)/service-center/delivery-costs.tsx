import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { Country, Currency, StoreSettings } from '@/contract/entities/store'
import { listShipping, requireCountries } from '@/lib/data/shipping'
import styles from './delivery-costs.module.scss'
import { useTranslations } from 'next-intl'
import type { ShippingMethod } from '@/contract/entities/shipping'
import { formatPrice } from '@/lib/format/price'

interface DeliveryCostsProps {
  settings: StoreSettings
  /** The country's number, as the address has it. */
  asked: string | string[] | undefined
}

/** What delivery costs and how long it takes, country by country. A plain form: it needs no script. */
export async function DeliveryCosts({ settings: { country: home, currency }, asked }: DeliveryCostsProps) {
  const [t, countries] = await Promise.all([getTranslations('DeliveryCosts'), requireCountries()])
  const country = chosenCountry(countries, { asked, home: home.name })
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
        <ShippingMethods country={country.name} methods={methods} currency={currency} />
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
}

/** The ways to deliver to one country, the cheapest first. */
export function ShippingMethods({ country, methods, currency }: ShippingMethodsProps) {
  const t = useTranslations('DeliveryCosts')
  const daysOf = ({ min, max }: NonNullable<ShippingMethod['days']>) =>
    min < max ? t('dayRange', { min, max }) : t('days', { count: max })
  return (
    <ul className={styles.methods} aria-label={t('methods', { country })}>
      {methods.map(({ id, name, description, price, days }) => (
        <li key={id} className={styles.method}>
          <b className={styles.name}>{name}</b>
          <b className={styles.price}>{formatPrice(price, currency)}</b>
          <p className={styles.text}>
            {days && daysOf(days)}
            {description && <span className={styles.description}>{description}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface CountryChoice {
  /** As the address has it: anything at all. */
  asked: string | string[] | undefined
  /** Name of the store's own country. */
  home: string
}

/** The requested country, else the store's own, else the first; undefined if the list is empty. */
export const chosenCountry = (countries: Country[], { asked, home }: CountryChoice): Country | undefined =>
  countries.find(({ id }) => String(id) === asked) ?? countries.find(({ name }) => name === home) ?? countries[0]
