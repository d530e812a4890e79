import 'server-only'
import { sanitizeRichText } from '../../contract/rich-text'

/** Sanitizes the store's HTML for a page: text, lists, tables, links and images, and nothing active. */
export const sanitize = (html: string): string => sanitizeRichText(html)
