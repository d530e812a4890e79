import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { StoreSettings } from '@/contract/entities/store'
import { listShipping, requireCountries } from '@/lib/data/shipping'
import styles from './delivery-costs.module.scss'
import { chosenCountry } from './chosen-country'
import { ShippingMethods } from './shipping-methods'

interface Props {
  settings: StoreSettings
  /** The country's number, as the address has it. */
  asked: string | string[] | undefined
}

/** What delivery costs and how long it takes, country by country. A plain form: it needs no script. */
export async function DeliveryCosts({ settings: { country: home, currency }, asked }: Props) {
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
