import type { StoreSettings } from '../../contract/entities/store'
import type { StoreContent } from '../db/schema/json-columns'
import type { Locale } from '../i18n/locale'

/** Settings an operator writes. */
export type WrittenSettings = Pick<
  StoreSettings,
  'name' | 'logo' | 'title' | 'seoDescription' | 'seoKeywords' | 'contact' | 'restrict' | 'notify'
>

/** What an operator wrote of the shop, as it is told in a language. */
export const toldStore = (content: StoreContent, language: Locale): WrittenSettings => ({
  name: content.name,
  logo: content.logo ?? '',
  title: content.title[language],
  seoDescription: content.seoDescription[language],
  seoKeywords: content.seoKeywords[language],
  contact: { ...content.contact, workingHours: content.contact.workingHours[language] },
  restrict: content.restrict,
  notify: content.notify.map((notice) => notice[language]),
})
