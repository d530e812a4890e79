import { getTranslations } from 'next-intl/server'

/** The texts of the not-found screen, which the browser renders where a page calls `notFound()`. */
export async function getNotFoundTexts() {
  const [t, search] = await Promise.all([getTranslations('NotFound'), getTranslations('MissingSearch')])
  return {
    title: t('title'),
    text: t('text'),
    popular: t('popular'),
    search: {
      region: search('region'),
      label: search('label'),
      placeholder: search('placeholder'),
      submit: search('submit'),
    },
  }
}

export type NotFoundTexts = Awaited<ReturnType<typeof getNotFoundTexts>>
