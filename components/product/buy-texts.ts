import { getLocale, getTranslations } from 'next-intl/server'
import { pluralForms } from '@/lib/format/text-template'

/** The texts of the form that puts a product into the cart. */
export async function getBuyTexts() {
  const [t, locale] = await Promise.all([getTranslations('BuyForm'), getLocale()])
  return {
    locale,
    size: t('size'),
    chosenSize: t.raw('chosenSize') as string,
    soldOutSize: t.raw('soldOutSize') as string,
    chooseSize: t('chooseSize'),
    sizeMissing: t('sizeMissing'),
    inStock: pluralForms(t.raw('inStock')),
    lowStock: pluralForms(t.raw('lowStock')),
    capped: pluralForms(t.raw('capped')),
    short: pluralForms(t.raw('short')),
    gone: pluralForms(t.raw('gone')),
    kit: t('kit'),
    kitSize: t.raw('kitSize') as string,
    kitSizeMissing: t('kitSizeMissing'),
    print: t('print'),
    printCannot: t.raw('printCannot') as string,
    /** What the preview shows: '{name}' and '{number}', one of them, or nothing. */
    preview: {
      both: t.raw('previewBoth') as string,
      name: t.raw('previewName') as string,
      number: t.raw('previewNumber') as string,
      blank: t('previewBlank'),
      hint: t('previewHint'),
    },
    printName: t('printName'),
    printNameHint: t('printNameHint'),
    printNameError: t('printNameError'),
    printMissing: t('printMissing'),
    printNumber: t('printNumber'),
    printNumberError: t('printNumberError'),
    printNote: t('printNote'),
    add: t('add'),
    adding: t('adding'),
    soldOut: t('soldOut'),
    failed: t('failed'),
    quantityEmpty: t('quantityEmpty'),
    now: t('now'),
    was: t('was'),
    stepper: { quantity: t('quantity'), less: t('less'), more: t('more') },
  }
}

export type BuyTexts = Awaited<ReturnType<typeof getBuyTexts>>
