import 'server-only'
import type { StoreSettings } from '../../contract/entities/store'
import { pictureBase } from './picture-base'
import { pictureUrl } from '../format/picture'

/** Where browsers fetch the store's own mark, by the rule of pictures (spec §9); empty where it has none. */
export const logoUrl = ({ logo }: Pick<StoreSettings, 'logo'>): string => (logo ? pictureUrl(logo, pictureBase()) : '')
