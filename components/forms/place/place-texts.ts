import { useTranslations } from 'next-intl'

/** The labels of an address, ready to cross to the browser. */
export function usePlaceTexts() {
  const t = useTranslations('AddressForm')
  return {
    firstname: t('firstname'),
    lastname: t('lastname'),
    street: t('street'),
    country: t('country'),
    chooseCountry: t('chooseCountry'),
    state: { label: t('state'), hint: t('stateHint'), choose: t('chooseState'), choice: t('stateChoice') },
    postalCode: t('postalCode'),
    city: t('city'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
  }
}

export type PlaceTexts = ReturnType<typeof usePlaceTexts>
