import 'server-only'
import { sanitizeRichText } from '../../contract/rich-text'

/** HTML of the store as a page may show it: text, lists, tables, links and images, and nothing that acts. */
export const sanitize = (html: string): string => sanitizeRichText(html)
