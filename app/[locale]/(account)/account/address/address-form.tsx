'use client'

import { ADDRESS_PATH } from '@/lib/paths'
import { useRouter } from 'next/navigation'
import { PlaceFields, usePlace } from '@/components/forms/place-fields'
import type { FormTexts, PlaceTexts } from '@/components/forms/form-texts'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { forgetAddresses } from '@/lib/account/use-address-book'
import { toast } from '@/components/ui/toast'
import type { Country } from '@/contract/entities/store'
import type { FlashState } from '@/lib/forms/flash-state'
import type { FormValues } from '@/lib/forms/form-definition'
import { FormCheck } from '@/components/forms/form-check'
import styles from './address-form.module.scss'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ADDRESS_FORM_ID } from '@/lib/account/address-page'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { LinkButton } from '@/components/ui/link-button'

interface AddressFormProps {
  initial: FormValues
  /** Whether the book is empty. */
  isFirst: boolean
  countries: Country[]
  flash: FlashState | null
  texts: Record<'submit' | 'cancel' | 'done', string> & {
    place: PlaceTexts
    defaults: DefaultTexts
    form: FormTexts
  }
}

/** Adds an address, or changes the one whose id it has. */
export function AddressForm({ initial, isFirst, countries, flash, texts }: AddressFormProps) {
  const router = useRouter()
  const values: FormValues = { ...initial, ...flash?.values }
  const place = usePlace(countries, values)
  const load = async () => (await import('@/lib/forms/definitions/address')).addressForm(countries)

  async function returnToAddressBook() {
    await forgetAddresses()
    void toast('success', texts.done)
    router.push(ADDRESS_PATH)
    return new Promise<void>(() => {})
  }

  return (
    <EnhancedForm
      name="address"
      action="/api/form/account/address/save"
      isPreserved
      texts={
        place.place && place.states.length > 0
          ? { ...texts.form, mistakes: { ...texts.form.mistakes, state: texts.place.state.choice } }
          : texts.form
      }
      flash={flash}
      load={load}
      onDone={returnToAddressBook}
    >
      {values.id && <input type="hidden" name="id" value={values.id} />}
      <PlaceFields values={values} place={place} countries={countries} texts={texts.place} />
      <DefaultChecks initial={initial} values={values} isFirst={isFirst} texts={texts.defaults} />
      <AddressFormActions submit={texts.submit} busyText={texts.form.sending} cancel={texts.cancel} />
    </EnhancedForm>
  )
}

const FIELDS = ['isDefaultShipping', 'isDefaultBilling'] as const

export type DefaultTexts = Record<(typeof FIELDS)[number] | 'first' | 'kept', string>

interface DefaultTextsProps {
  /** The saved values. */
  initial: FormValues
  /** The submitted values. */
  values: FormValues
  /** The first address is always the default of both kinds. */
  isFirst: boolean
  texts: DefaultTexts
}

/** Whether the address becomes a default. A default cannot be unset, because there is always one of each kind. */
export function DefaultChecks({ initial, values, isFirst, texts }: DefaultTextsProps) {
  const hasDefault = FIELDS.some((field) => initial[field])
  return (
    <div className={styles.checks}>
      {FIELDS.map((field) => {
        const isFixed = isFirst || Boolean(initial[field])
        const isChecked = isFixed || Boolean(values[field])
        return <FormCheck key={field} name={field} label={texts[field]} defaultChecked={isChecked} disabled={isFixed} />
      })}
      {(isFirst || hasDefault) && <p className={styles.note}>{isFirst ? texts.first : texts.kept}</p>}
    </div>
  )
}

/** Takes the focus after a client-side navigation, which keeps the surrounding page. */
export function FormSection({ titleId, children }: { titleId: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const [isClientNavigation] = useState(useIsInBrowser())
  useEffect(() => {
    if (isClientNavigation) section.current?.focus({ preventScroll: true })
  }, [isClientNavigation])
  return (
    <section ref={section} id={ADDRESS_FORM_ID} className={styles.section} tabIndex={-1} aria-labelledby={titleId}>
      {children}
    </section>
  )
}

interface Props {
  submit: string
  busyText: string
  cancel: string
}

/** Saves the address, or leads back to the others. */
export const AddressFormActions = ({ submit, busyText, cancel }: Props) => (
  <div className={styles.foot}>
    <FormButton text={submit} busyText={busyText} />
    <LinkButton href={ADDRESS_PATH} kind="line">
      {cancel}
    </LinkButton>
  </div>
)
