import type { useTranslations } from 'next-intl'
import { pluralForms } from '@/lib/format/text-template'

/** Notes on a line of the cart, serializable for the browser. */
export const lineNoteTexts = (t: ReturnType<typeof useTranslations<'LineNotes'>>, locale: string) => ({
  locale,
  withdrawn: t('withdrawn'),
  'sold-out': t('soldOut'),
  short: pluralForms(t.raw('short')),
  price: t.raw('price') as string,
  merged: t.raw('merged') as string,
  take: t.raw('take') as string,
  remove: t('remove'),
})

export type LineNoteTexts = ReturnType<typeof lineNoteTexts>
