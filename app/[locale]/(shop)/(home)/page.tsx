import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { getHomeSections } from '@/lib/data/home'
import { iconUrl, imageBaseUrl, logoUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { homeDelivery } from '@/lib/data/shipping'
import { onlineStore, webSite } from '@/lib/seo/json-ld/merchant'
import { getSite } from '@/lib/seo/json-ld/node'
import { homeMetadata } from '@/lib/seo/page-metadata'
import { defaultSections } from './default-sections'
import { hasContent, HomeSection } from './home-section'
import styles from './page.module.scss'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  return homeMetadata()
}

/** The home page: its sections in the order the shop has arranged them. */
export default async function HomePage() {
  const [t, settings, configuredSections] = await Promise.all([
    getTranslations('Home'),
    getStoreSettings(),
    getHomeSections(),
  ])
  const sections = configuredSections ?? (await defaultSections())
  const hero = sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      <HomeData />
      {!hero && (
        <VisuallyHidden>
          <h1>{settings.name}</h1>
        </VisuallyHidden>
      )}
      {sections.map((section) => (
        <HomeSection
          key={section.key}
          section={section}
          settings={settings}
          imageBase={imageBaseUrl()}
          isFirstHero={section === hero}
        />
      ))}
      {!configuredSections?.length && !sections.some(hasContent) && (
        <div className={styles.empty}>
          <p className={styles.text}>{t('empty')}</p>
        </div>
      )}
    </>
  )
}

/** Structured data of the shop and its search. */
async function HomeData() {
  const [settings, delivery] = await Promise.all([getStoreSettings(), homeDelivery()])
  const site = getSite()
  return (
    <JsonLd
      nodes={[
        onlineStore(site, { settings, logo: logoUrl(settings) || iconUrl(settings), home: delivery?.iso ?? null }),
        webSite(site, settings),
      ]}
    />
  )
}
