import type { CataloguePage } from '../catalogue'
import { ABOUT_US } from './about-us'
import { CONTACT_US } from './contact-us'
import { COOKIE_POLICY } from './cookie-policy'
import { DELIVERY } from './delivery'
import { FAQ } from './faq'
import { PRIVACY_POLICY } from './privacy-policy'
import { RETURNS } from './returns'
import { TERMS_OF_USE } from './terms-of-use'

/** The content pages of the shop. */
export const PAGES: CataloguePage[] = [
  ABOUT_US,
  COOKIE_POLICY,
  PRIVACY_POLICY,
  TERMS_OF_USE,
  DELIVERY,
  RETURNS,
  CONTACT_US,
  FAQ,
]
