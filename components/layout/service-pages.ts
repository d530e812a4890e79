import { ORDER_TRACK_PATH } from '@/lib/paths'
import type { IconName } from '../ui/icon-sprite'

/** The pages somebody with a question looks for. Strip and menu name them alike. */
export const SERVICE_PAGES = [
  { name: 'track', path: ORDER_TRACK_PATH, icon: 'box' },
  { name: 'service', path: '/service-center', icon: 'chat' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]
