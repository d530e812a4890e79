'use client'

import { ADDRESS_PATH } from '@/lib/paths'
import { useRouter } from 'next/navigation'
import { PlaceFields } from '@/components/forms/place/place-fields'
import type { PlaceTexts } from '@/components/forms/place/place-texts'
import { usePlace } from '@/components/forms/place/use-place'
import type { FormTexts } from '@/components/forms/form-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import { forgetAddresses } from '@/lib/account/use-address-book'
import { toast } from '@/components/ui/toast'
import type { Country } from '@/contract/entities/store'
import type { FlashState } from '@/lib/forms/flash-state'
import type { Typed } from '@/lib/forms/form-definition'
import { AddressFoot } from './address-foot'
import { DefaultChecks, type DefaultTexts } from './default-checks'

interface Props {
  initial: Typed
  /** Whether the book is empty. */
  isFirst: boolean
  countries: Country[]
  answer: FlashState | null
  texts: Record<'submit' | 'cancel' | 'done', string> & {
    place: PlaceTexts
    defaults: DefaultTexts
    form: FormTexts
  }
}

/** Adds an address, or changes the one whose id it has. */
export function AddressForm({ initial, isFirst, countries, answer, texts }: Props) {
  const router = useRouter()
  const values: Typed = { ...initial, ...answer?.values }
  const place = usePlace(countries, values)
  const load = async () => (await import('@/lib/forms/definitions/address')).addressForm(countries)

  async function showBook() {
    await forgetAddresses()
    void toast('success', texts.done)
    router.push(ADDRESS_PATH)
    return new Promise<void>(() => {})
  }

  return (
    <EnhancedForm
      name="address"
      action="/api/form/account/address/save"
      isKept
      texts={
        place.place && place.states.length > 0
          ? { ...texts.form, mistakes: { ...texts.form.mistakes, state: texts.place.state.choice } }
          : texts.form
      }
      answer={answer}
      load={load}
      onDone={showBook}
    >
      {values.id && <input type="hidden" name="id" value={values.id} />}
      <PlaceFields values={values} place={place} countries={countries} texts={texts.place} />
      <DefaultChecks initial={initial} values={values} isFirst={isFirst} texts={texts.defaults} />
      <AddressFoot submit={texts.submit} busyText={texts.form.sending} cancel={texts.cancel} />
    </EnhancedForm>
  )
}
