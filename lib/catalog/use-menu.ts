'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { MENU_PATH, type MenuNode } from './menu-nodes'
import { MenuSource, type MenuState } from './menu-source'

async function loadMenu(): Promise<MenuNode[]> {
  const response = await fetch(MENU_PATH)
  if (!response.ok) throw new Error(`${MENU_PATH} answered ${response.status}`)
  return (await response.json()) as MenuNode[]
}

const menu = new MenuSource({ load: loadMenu, now: () => performance.now() })

/** Loads the menu's category tree ahead. */
export const wantMenu = () => void menu.want()

/** The menu's category tree: loaded with the first component that shows it, and again when the browser is back online. */
export function useMenu(): MenuState {
  useEffect(() => {
    wantMenu()
    addEventListener('online', wantMenu)
    return () => removeEventListener('online', wantMenu)
  }, [])
  return useSyncExternalStore(menu.subscribe, menu.read, menu.read)
}
