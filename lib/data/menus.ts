import 'server-only'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { Menu, MenuEntry } from '../../contract/entities/menu'
import { isNotFound } from '../api/api-error'
import { findRoute } from '../routes'
import { log } from '../telemetry/log'
import { fetchCached, keepPageUncached } from './public-read'
import { getStoreSettings } from './settings'

/**
 * The menus that the shop has arranged, without entries that lead to a part that is switched off. Empty if it has not
 * arranged any, if the store API does not support menus (specification), or if it is unreachable; that is only logged.
 */
export const getMenus: () => Promise<Menu[]> = cache(async () => {
  try {
    const menus = await fetchCached(CALLS.listMenus, { tags: ['store', 'categories', 'pages'] })
    const { disabled } = await getStoreSettings()
    return menus.map((menu) => ({ ...menu, entries: removeDisabledEntries(menu.entries, disabled) as Menu['entries'] }))
  } catch (error) {
    if (isNotFound(error)) return []
    log().error({ err: error }, 'the menus could not be fetched')
    await keepPageUncached()
    return []
  }
})

/** Menu entries without those that lead to a part of the shop that is switched off. */
export const removeDisabledEntries = (entries: MenuEntry[], disabled: readonly string[]): MenuEntry[] =>
  entries
    .filter(({ link }) => !disabled.includes(findRoute(link.split(/[?#]/)[0] ?? '')?.route.capability ?? ''))
    .map((entry) => ({ ...entry, ...(entry.entries && { entries: removeDisabledEntries(entry.entries, disabled) }) }))
