import { JsonLd } from '@/components/ui/json-ld'
import { onlineStore, webSite } from '@/lib/seo/json-ld/merchant'
import { getSite } from '@/lib/seo/json-ld/node'
import { homeDelivery } from '@/lib/data/shipping'
import { logoUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'

/** Who the shop is and how it is searched, for machines. */
export async function HomeData() {
  const [settings, delivery] = await Promise.all([getStoreSettings(), homeDelivery()])
  const site = getSite()
  return (
    <JsonLd
      nodes={[
        onlineStore(site, { settings, logo: logoUrl(settings), home: delivery?.iso ?? null }),
        webSite(site, settings),
      ]}
    />
  )
}
