import 'server-only'
import type { DatePlace } from '../format/date'
import { getStoreSettings } from './settings'

/** How and where the store tells the time. */
export async function getDatePlace(): Promise<DatePlace> {
  const { language, country } = await getStoreSettings()
  return { locale: language.htmlCode, timeZone: country.timeZone }
}
