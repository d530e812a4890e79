import 'server-only'
import { createTranslator } from 'next-intl'
import { noteOf } from '../api/read-answer'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { ANYONE } from '../contract/signed-headers'
import { env } from '../env'
import { pictureBase } from '../picture-base'
import { chooseLocale } from '../i18n/locales'
import { remembering } from '../i18n/remembering'
import { shopMessages } from '../i18n/shop-messages'
import type { ListShop } from '../listing/view/list-view'
import { readSettings } from '../store/read-settings'
import { unknownStore } from '../store/unknown-store'

/** The shop as its lists show it, asked for outside of any page of Next. @throws ApiError */
export async function loadFoundShop(): Promise<ListShop> {
  const { data } = await storeApi().send({ method: 'GET', path: CALLS.getStore.path, caller: ANYONE })
  const { language, currency, i18n, country } = readSettings(
    data,
    unknownStore(env().PUBLIC_ORIGIN),
    noteOf(CALLS.getStore),
  )
  const locale = chooseLocale(language.code)
  const t = createTranslator({ locale, messages: await shopMessages(locale, i18n), timeZone: country.timeZone })
  return { t: remembering(t), locale, currency, imageBase: pictureBase() }
}
