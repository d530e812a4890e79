import { getLocale, getTranslations } from 'next-intl/server'
import { pluralForms } from '@/lib/format/text-template'

/** The texts of the form that puts a product into the cart. */
export async function getAddToCartTexts() {
  const [t, locale] = await Promise.all([getTranslations('AddToCartForm'), getLocale()])
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
    chooseOption: t.raw('chooseOption') as string,
    chosenOption: t.raw('chosenOption') as string,
    impossible: t('impossible'),
    impossibleOption: t.raw('impossibleOption') as string,
    backOrder: t.raw('backOrder') as string,
    bundle: t('bundle'),
    bundleSize: t.raw('bundleSize') as string,
    bundleSizeMissing: t('bundleSizeMissing'),
    add: t('add'),
    adding: t('adding'),
    soldOut: t('soldOut'),
    failed: t('failed'),
    waiting: t('waiting'),
    added: t('added'),
    quantityEmpty: t('quantityEmpty'),
    now: t('now'),
    was: t('was'),
    stepper: { quantity: t('quantity'), less: t('less'), more: t('more') },
  }
}

export type AddToCartTexts = Awaited<ReturnType<typeof getAddToCartTexts>>
