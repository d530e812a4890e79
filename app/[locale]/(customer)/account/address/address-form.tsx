'use client'

import { ADDRESS_PATH } from '@/lib/account/account-paths'
import { useRouter } from 'next/navigation'
import { FormField } from '@/components/forms/form-field'
import { FormSelect } from '@/components/forms/form-select'
import type { FormTexts } from '@/components/forms/form-texts'
import { ShopForm } from '@/components/forms/shop-form'
import { toast } from '@/components/ui/toast/toast'
import { forgetAddresses } from '@/lib/address/forget-addresses'
import { LIMITS } from '@/lib/contract/limits'
import type { Country } from '@/lib/contract/entities/store'
import type { FormAnswer } from '@/lib/forms/answer'
import type { Typed } from '@/lib/forms/shop-form'
import { AddressFoot } from './address-foot'
import styles from './address-form.module.scss'
import { DefaultChecks, type DefaultTexts } from './default-checks'
import { StateField, type StateTexts } from './state-field'
import { usePlace } from './use-place'

type Text = 'firstname' | 'lastname' | 'street' | 'country' | 'chooseCountry' | 'postalCode' | 'city' | 'phone'

interface Props {
  initial: Typed
  /** Whether the book is empty. */
  isFirst: boolean
  countries: Country[]
  answer: FormAnswer | null
  texts: Record<Text | 'phoneHint' | 'submit' | 'cancel' | 'done', string> & {
    state: StateTexts
    defaults: DefaultTexts
    form: FormTexts
  }
}

/** Adds an address, or changes the one whose id it has. */
export function AddressForm({ initial, isFirst, countries, answer, texts }: Props) {
  const router = useRouter()
  const values: Typed = { ...initial, ...answer?.values }
  const { place, states, country, setState } = usePlace(countries, values)
  const load = async () => (await import('@/lib/forms/address-form')).addressForm(countries)

  async function showBook() {
    await forgetAddresses()
    void toast('success', texts.done)
    router.push(ADDRESS_PATH)
    return new Promise<void>(() => {})
  }

  const line = (name: Text, autoComplete: string, max: number = LIMITS.addressLine) => (
    <FormField
      name={name}
      label={texts[name]}
      defaultValue={values[name]}
      autoComplete={autoComplete}
      maxLength={max}
      required
    />
  )
  return (
    <ShopForm
      name="address"
      action="/api/form/account/address/save"
      texts={
        place && states.length > 0
          ? { ...texts.form, mistakes: { ...texts.form.mistakes, state: texts.state.choice } }
          : texts.form
      }
      answer={answer}
      load={load}
      onDone={showBook}
    >
      {values.id && <input type="hidden" name="id" value={values.id} />}
      <div className={styles.pair}>
        {line('firstname', 'given-name', LIMITS.name.max)}
        {line('lastname', 'family-name', LIMITS.name.max)}
      </div>
      {line('street', 'address-line1')}
      <div className={styles.pair}>
        <FormSelect
          {...country}
          name="countryId"
          label={texts.country}
          options={[
            { value: '', text: texts.chooseCountry },
            ...countries.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          autoComplete="country"
          required
        />
        <StateField first={values.state} place={place} states={states} texts={texts.state} onState={setState} />
      </div>
      <div className={styles.pair}>
        {line('postalCode', 'postal-code')}
        {line('city', 'address-level2')}
      </div>
      <FormField
        name="phone"
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        defaultValue={values.phone}
        autoComplete="tel"
        maxLength={LIMITS.addressLine}
        required
      />
      <DefaultChecks initial={initial} values={values} isFirst={isFirst} texts={texts.defaults} />
      <AddressFoot submit={texts.submit} busyText={texts.form.sending} cancel={texts.cancel} />
    </ShopForm>
  )
}
