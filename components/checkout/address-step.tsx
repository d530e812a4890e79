'use client'

import { useMemo } from 'react'
import type { Address } from '@/contract/entities/address'
import type { Checkout, CheckoutChange } from '@/contract/entities/checkout'
import { billingField, SEPARATE_BILLING, PLACE_FIELDS, type PlaceField } from '@/contract/entities/checkout-fields'
import { displayPostalCode } from '@/contract/postal-code'
import { stateName } from '@/lib/account/place'
import { addressDraft } from '@/lib/checkout/steps'
import { sendStep } from '@/lib/checkout/use-checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import type { FormValues } from '@/lib/forms/form-definition'
import { EnhancedForm } from '../forms/enhanced-form'
import { FormCheck } from '../forms/form-check'
import { PlaceFields, usePlace } from '../forms/place-fields'
import styles from './address-step.module.scss'
import type { CheckoutContext } from './checkout-context'
import { DraftAutosave } from './draft-autosave'
import { type Choice, FormChoices, StepButton } from './step-fields'

interface Props {
  checkout: Checkout
  flash: FlashState | null
  context: CheckoutContext
  /** Whether it is a preview of the next step, not yet open. */
  isPreview: boolean
  /** Called with the change being sent. @returns a function that reverts the optimistic update */
  onSend: (change: CheckoutChange) => () => void
  onDone: (checkout: Checkout) => void
}

function valuesOf(typed: FormValues, context: CheckoutContext, nameOf: (field: PlaceField) => string) {
  const values = Object.fromEntries(PLACE_FIELDS.map((field) => [field, typed[nameOf(field)] ?? '']))
  const { countryId = '', state = '' } = values
  return {
    ...values,
    countryId: countryId || context.homeCountryId,
    state: stateName(context.countries, { countryId, state }),
  } as Record<PlaceField, string>
}

const shippingField = (field: PlaceField) => field

/** Delivery and billing address: one of the address book, or typed. */
export function AddressStep({ checkout: { draft }, flash, context, isPreview, onSend, onDone }: Props) {
  const {
    countries,
    book,
    texts: { address: texts },
  } = context
  const step = useMemo(() => addressDraft(countries), [countries])
  // A flash state too long for its cookie has no values: use those of the draft.
  const hasValues = flash !== null && Object.keys(flash.values).length > 0
  const typed: FormValues = hasValues
    ? flash.values
    : { ...draft, billingSame: draft.billingSame === SEPARATE_BILLING ? '' : 'true' }
  const chosen = book.find(({ id }) => id === typed.addressId)?.id ?? ''
  // A new address starts empty, not with the chosen one.
  const shippingValues = valuesOf(chosen ? {} : typed, context, shippingField)
  const billingValues = valuesOf(typed, context, billingField)
  const shippingPlace = usePlace(countries, shippingValues)
  const billingPlace = usePlace(countries, billingValues, billingField('state'))
  const choice = (place: typeof shippingPlace, name: string) =>
    place.place && place.states.length > 0 ? { [name]: texts.place.state.choice } : {}
  const mistakes = {
    ...texts.form.mistakes,
    ...choice(shippingPlace, 'state'),
    ...choice(billingPlace, billingField('state')),
  }
  return (
    <DraftAutosave step={step} draft={draft} isDisabled={isPreview}>
      <div className={styles.address}>
        <EnhancedForm
          name="address"
          action="/api/form/checkout/address"
          texts={{ ...texts.form, mistakes }}
          flash={flash}
          load={async () => (await import('@/lib/checkout/address-step-form')).addressStepForm(countries)}
          send={sendStep}
          onSend={(typed) => onSend(step.changeOf(typed))}
          onDone={(reply) => onDone(reply as Checkout)}
        >
          {book.length > 0 ? (
            <FormChoices
              name="addressId"
              legend={texts.legend}
              choices={addressChoices(book, texts.another)}
              defaultValue={chosen}
            />
          ) : (
            <input type="hidden" name="addressId" value="" />
          )}
          <div className={styles.own}>
            <PlaceFields
              values={shippingValues}
              place={shippingPlace}
              countries={countries}
              texts={texts.place}
              section="shipping"
              isRequired={book.length === 0}
            />
          </div>
          <FormCheck name="billingSame" label={texts.same} defaultChecked={typed.billingSame !== ''} />
          <fieldset className={styles.bill}>
            <legend className={styles.legend}>{texts.billing}</legend>
            <PlaceFields
              values={billingValues}
              place={billingPlace}
              countries={countries}
              texts={texts.place}
              nameOf={billingField}
              section="billing"
              isRequired={false}
            />
          </fieldset>
          <StepButton text={texts.submit} busyText={texts.form.sending} />
        </EnhancedForm>
      </div>
    </DraftAutosave>
  )
}

const lineOf = ({ street, postalCode, city, country }: Address) =>
  `${street}, ${`${displayPostalCode(postalCode)} ${city}`.trim()}, ${country}`

/** The addresses of the address book, and "another address". */
export const addressChoices = (book: readonly Address[], newAddressLabel: string): Choice[] => [
  ...book.map((address) => ({
    value: address.id,
    title: `${address.firstname} ${address.lastname}`,
    note: lineOf(address),
  })),
  { value: '', title: newAddressLabel },
]
