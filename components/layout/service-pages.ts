import { TRACK_PAGE } from '@/lib/account/track-page'
import type { IconName } from '../ui/icon-sprite'

/** The pages somebody with a question looks for. Strip and menu name them alike. */
export const SERVICE_PAGES = [
  { name: 'track', path: TRACK_PAGE, icon: 'box' },
  { name: 'service', path: '/service-center', icon: 'chat' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]
