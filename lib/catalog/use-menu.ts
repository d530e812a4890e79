'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { MenuNode } from './send-menu'

/** Where the category tree is loaded from (app/menu/route.ts). */
const MENU_PATH = '/menu'

export interface MenuState {
  /** Null until the tree is loaded. */
  nodes: readonly MenuNode[] | null
  /** Whether the last attempt to load it failed and there is no older tree to show. */
  isFailed: boolean
}

interface Options {
  /** Loads the tree. */
  load: () => Promise<readonly MenuNode[]>
  /** Milliseconds on any clock. */
  now: () => number
}

/** Age after which the tree is loaded again on the next use. */
const MENU_TTL_MS = 5 * 60_000

/** The menu's category tree: loaded on first use, shared by all subscribers (useSyncExternalStore). */
export class MenuSource {
  private state: MenuState = { nodes: null, isFailed: false }
  private loadedAt = -Infinity
  private isLoading = false
  private readonly listeners = new Set<() => void>()

  constructor(private readonly options: Options) {}

  readonly read = (): MenuState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Loads the tree unless it is fresh or already loading. After a failure the next call tries again. */
  readonly load = async (): Promise<void> => {
    const { load, now } = this.options
    if (this.isLoading || now() - this.loadedAt < MENU_TTL_MS) return
    this.isLoading = true
    if (this.state.isFailed) this.set({ nodes: null, isFailed: false })
    const nodes = await load().catch(() => null)
    this.isLoading = false
    if (nodes) this.loadedAt = now()
    this.set({ nodes: nodes ?? this.state.nodes, isFailed: !nodes && !this.state.nodes })
  }

  private set(state: MenuState) {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

async function loadMenu(): Promise<MenuNode[]> {
  const response = await fetch(MENU_PATH)
  if (!response.ok) throw new Error(`${MENU_PATH} responded with ${response.status}`)
  return (await response.json()) as MenuNode[]
}

const menu = new MenuSource({ load: loadMenu, now: () => performance.now() })

/** Preloads the menu's category tree. */
export const preloadMenu = () => void menu.load()

/** The menu's category tree: loaded by the first component that uses it, and again when the browser is back online. */
export function useMenu(): MenuState {
  useEffect(() => {
    preloadMenu()
    addEventListener('online', preloadMenu)
    return () => removeEventListener('online', preloadMenu)
  }, [])
  return useSyncExternalStore(menu.subscribe, menu.read, menu.read)
}
