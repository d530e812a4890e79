import { useLocale, useTranslations } from 'next-intl'
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
