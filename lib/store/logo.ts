import 'server-only'
import type { StoreSettings } from '../contract/entities/store'
import { env } from '../env'
import { pictureUrl } from '../format/picture'

/** Where browsers fetch the store's own mark, by the rule of pictures (spec §9); empty where it has none. */
export const logoUrl = ({ logo }: Pick<StoreSettings, 'logo'>): string =>
  logo ? pictureUrl(logo, env().IMAGE_BASE_URL) : ''
