import type { DrawerName } from './drawer-names'

interface Drawer {
  /** Loads what it shows, so that opening has less to wait for. */
  want: () => void
  /** Lays it out unseen, so that opening has less left to do. */
  prepare: () => void
  open: () => void
}

const drawers = new Map<DrawerName, Drawer>()

/** Makes a drawer known by its name. @returns what takes it back */
export function registerDrawer(name: DrawerName, drawer: Drawer): () => void {
  drawers.set(name, drawer)
  return () => void drawers.delete(name)
}

/** A drawer may be opened soon: a pointer or the focus is on what opens it. */
export const wantDrawer = (name: DrawerName) => drawers.get(name)?.want()

/** A drawer is about to be opened: a finger lies on what opens it. */
export const prepareDrawer = (name: DrawerName) => drawers.get(name)?.prepare()

/** Opens a drawer. @returns whether there is one with this name yet */
export function openDrawer(name: DrawerName): boolean {
  const drawer = drawers.get(name)
  drawer?.open()
  return drawer !== undefined
}
