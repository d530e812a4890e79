import type { LocalText } from '../../../i18n/locale'
import type { KitKind } from '../kit'

/** What is told about one team: a sentence on who they are, and what there is to say about each of their kits. */
export type Story = { about: LocalText } & Partial<Record<KitKind, LocalText>>
