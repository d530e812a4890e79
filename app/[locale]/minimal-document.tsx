import type { ReactNode } from 'react'
import { yearIn } from '@/contract/format-date'
import { MinimalFooter, MinimalHeader, type BackTarget } from '@/components/layout/minimal-frame'
import { logoUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { DocumentShell } from './document-shell'

interface Props {
  locale: string
  /** Additions of this part of the shop to the head. */
  head?: ReactNode
  backTarget: BackTarget
  children: ReactNode
}

/** The document around a page with one task (cart, access, checkout): logo, back link, contact. */
export async function MinimalDocument({ locale, head, backTarget, children }: Props) {
  const settings = await getStoreSettings()
  const { name, mark } = settings
  return (
    <DocumentShell
      locale={locale}
      head={head}
      top={<MinimalHeader storeName={name} logoUrl={logoUrl(settings)} mark={mark} backTarget={backTarget} />}
      bottom={<MinimalFooter settings={settings} year={yearIn(new Date(), settings.country)} />}
    >
      {children}
    </DocumentShell>
  )
}
