import type { DrawerName } from './drawer-names'

type Opener = () => void

const openers = new Map<DrawerName, Opener>()

/** Makes a drawer known by its name. @returns what takes it back */
export function registerDrawer(name: DrawerName, open: Opener): () => void {
  openers.set(name, open)
  return () => void openers.delete(name)
}

/** Opens a drawer. @returns whether there is one with this name yet */
export function openDrawer(name: DrawerName): boolean {
  const open = openers.get(name)
  open?.()
  return open !== undefined
}
