import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pluralForms, type PluralForms } from '@/lib/format/text-template'

/** What any form says, ready to cross to the browser. */
export interface FormTexts {
  locale: string
  /** What is wrong with a field that breaks its rule, by its name (spec §5). */
  mistakes: Record<string, string>
  /** What to say instead at a field with nothing in it, by its name. */
  empty?: Record<string, string>
  /** Above all mistakes, by their number. */
  wrong: PluralForms
  failed: string
  sending: string
}

type Mistake = Parameters<ReturnType<typeof useTranslations<'FormMistakes'>>>[0]

/** Fields whose rule reads like a reproach as long as nothing is in them. */
const EMPTY: Partial<Record<Mistake, Mistake>> = { email: 'emailEmpty', password: 'passwordEmpty' }

/** The words of a form with these fields. */
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

/** Everything a captcha says, ready to cross to the browser. */
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

/** What the switch of a password field says, ready to cross to the browser. */
export function usePasswordTexts() {
  const t = useTranslations('PasswordField')
  return { show: t('show'), hide: t('hide') }
}

export type PasswordTexts = ReturnType<typeof usePasswordTexts>

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

/** The fields of an address in the order they stand in (place-fields.tsx), which a summary of mistakes follows. */
export const SEEN_PLACE_FIELDS = [
  'firstname',
  'lastname',
  'street',
  'countryId',
  'state',
  'postalCode',
  'city',
  'phone',
] as const

/** A page to read before one agrees: in a tab of its own, so that nothing typed is lost. @param path null for none */
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
