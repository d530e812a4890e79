import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pluralForms, type PluralForms } from '@/lib/format/text-template'

/** Texts of any form, serializable for client components. */
export interface FormTexts {
  locale: string
  /** Error text of an invalid field, by field name (spec §5). */
  mistakes: Record<string, string>
  /** Error text of an empty field, by field name, where it differs. */
  empty?: Record<string, string>
  /** Title of the error summary, by number of errors. */
  wrong: PluralForms
  failed: string
  sending: string
}

type Mistake = Parameters<ReturnType<typeof useTranslations<'FormMistakes'>>>[0]

/** Fields with their own text for an empty value: "is not valid" would be wrong there. */
const EMPTY: Partial<Record<Mistake, Mistake>> = { email: 'emailEmpty', password: 'passwordEmpty' }

export function useFormTexts(fields: readonly Mistake[]): FormTexts {
  const t = useTranslations('Form')
  const mistake = useTranslations('FormMistakes')
  const empty = fields.flatMap((field) => {
    const name = EMPTY[field]
    return name ? [[field, mistake(name)] as const] : []
  })
  return {
    locale: useLocale(),
    mistakes: Object.fromEntries(fields.map((field) => [field, mistake(field)])),
    empty: Object.fromEntries(empty),
    wrong: pluralForms(t.raw('wrong')),
    failed: t('failed'),
    sending: t('sending'),
  }
}

export function useCaptchaTexts() {
  const t = useTranslations('Captcha')
  return {
    label: t('label'),
    hint: t('hint'),
    alt: t('alt'),
    another: t('another'),
    asProof: t('asProof'),
    proofHint: t('proofHint'),
    proving: t('proving'),
    proofFailed: t('proofFailed'),
    solved: t('solved'),
    failed: t('failed'),
  }
}

export type CaptchaTexts = ReturnType<typeof useCaptchaTexts>

/** Texts of the show/hide button of a password field. */
export function usePasswordTexts() {
  const t = useTranslations('PasswordField')
  return { show: t('show'), hide: t('hide') }
}

export type PasswordTexts = ReturnType<typeof usePasswordTexts>

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

/** Address fields in display order (place-fields.tsx); the error summary follows it. */
export const PLACE_FIELD_ORDER = [
  'countryId',
  'firstname',
  'lastname',
  'street',
  'postalCode',
  'city',
  'state',
  'phone',
] as const

/** Link to a policy page in a new tab, so that typed values are not lost. @param path null renders plain text */
export const policyLink = (path: string | null) =>
  function PolicyLink(words: ReactNode) {
    return path ? (
      <a href={path} target="_blank" rel="noopener">
        {words}
      </a>
    ) : (
      words
    )
  }
