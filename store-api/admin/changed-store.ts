import type { StoreContent } from '../db/schema/json-columns'
import type { Locale, LocalText } from '../i18n/locale'
import type { WrittenSettings } from './told-store'

/** What of the settings is another from now on; what is not named stays. */
export interface StoreChange extends Partial<Omit<WrittenSettings, 'contact' | 'restrict'>> {
  /** That the texts are written in. */
  language: Locale
  contact?: Partial<WrittenSettings['contact']>
  restrict?: Partial<WrittenSettings['restrict']>
}

/** Every language has as many notices: where one was not written in another, it stands in the words there are. */
const changedNotices = (before: LocalText[], notices: string[], language: Locale): LocalText[] =>
  notices.map((words, at) => ({ ...(before[at] ?? { en: words, es: words, de: words }), [language]: words }))

/** The settings with a change in them. */
export function changedStore(content: StoreContent, change: StoreChange): StoreContent {
  const {
    language,
    name = content.name,
    logo = content.logo ?? '',
    title,
    seoDescription,
    seoKeywords,
    notify,
  } = change
  const { workingHours, ...contact } = change.contact ?? {}
  const inLanguage = (before: LocalText, words: string | undefined): LocalText =>
    words === undefined ? before : { ...before, [language]: words }
  return {
    ...content,
    name,
    logo,
    title: inLanguage(content.title, title),
    seoDescription: inLanguage(content.seoDescription, seoDescription),
    seoKeywords: inLanguage(content.seoKeywords, seoKeywords),
    contact: {
      ...content.contact,
      ...contact,
      workingHours: inLanguage(content.contact.workingHours, workingHours),
    },
    restrict: { ...content.restrict, ...change.restrict },
    notify: notify ? changedNotices(content.notify, notify, language) : content.notify,
  }
}
