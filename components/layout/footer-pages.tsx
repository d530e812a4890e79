import Link from 'next/link'
import type { FooterLink } from './footer-links'

export const FooterPages = ({ links }: { links: FooterLink[] }) =>
  links.map(({ title, path }) => (
    <li key={path}>
      <Link href={path} prefetch={false}>
        {title}
      </Link>
    </li>
  ))
