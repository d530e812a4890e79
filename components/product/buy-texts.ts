import { getTranslations } from 'next-intl/server'
import { pluralForms } from '../ui/text-template'

/** The texts of the form that puts a product into the cart. */
export async function getBuyTexts() {
  const t = await getTranslations('BuyForm')
  return {
    size: t('size'),
    chosenSize: t.raw('chosenSize') as string,
    soldOutSize: t.raw('soldOutSize') as string,
    chooseSize: t('chooseSize'),
    sizeMissing: t('sizeMissing'),
    inStock: pluralForms(t.raw('inStock')),
    lowStock: pluralForms(t.raw('lowStock')),
    print: t('print'),
    printName: t('printName'),
    printNameHint: t('printNameHint'),
    printNameError: t('printNameError'),
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
