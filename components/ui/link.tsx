import type { ComponentProps } from 'react'
import { pageLink } from '@/lib/browser/open-links'

type Props = ComponentProps<'a'> & {
  href: string
  /** Whether the new page is shown at the current scroll position instead of its top. */
  keepsScroll?: boolean
}

/**
 * A link to a page of the shop. Without scripts the browser opens it; afterwards LinkNavigation opens it in the same
 * document.
 */
export const Link = ({ keepsScroll, ...rest }: Props) => <a {...pageLink(keepsScroll)} {...rest} />
