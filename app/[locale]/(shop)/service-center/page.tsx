import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { Faq } from '@/components/content/faq'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { SectionHead } from '@/components/ui/section-head'
import { breadcrumbList } from '@/lib/seo/json-ld/lists'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getSite } from '@/lib/seo/json-ld/node'
import { getPage, knownPages } from '@/lib/data/page'
import { getStoreSettings } from '@/lib/data/settings'
import { DeliveryCosts } from './delivery-costs'
import styles from './page.module.scss'
import { QuickActions } from './quick-actions'
import { Reach } from './reach'

export const dynamic = 'force-dynamic'

/** The page whose questions are asked most often, and how many of them stand here. */
const FAQ = { page: 'faq', shown: 8 } as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ServiceCenter')
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/service-center' })
}

/** Frequent questions, help pages and the support contacts of each country. */
export default async function ServiceCenterPage({ searchParams }: PageProps<'/[locale]/service-center'>) {
  const [t, settings, faq, pages, { country }] = await Promise.all([
    getTranslations('ServiceCenter'),
    getStoreSettings(),
    getPage(FAQ.page),
    knownPages(),
    searchParams,
  ])
  const questions = faq?.questions.slice(0, FAQ.shown) ?? []
  const trail = [{ name: t('home'), url: '/' }]
  return (
    <div className={styles.screen}>
      <JsonLd nodes={[breadcrumbList(getSite(), { trail, current: { name: t('title'), url: '/service-center' } })]} />
      <Breadcrumb trail={trail} current={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <QuickActions pages={pages} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {questions.length > 0 && (
            <section aria-labelledby="faq">
              <SectionHead
                id="faq"
                title={t('questions')}
                more={{ text: t('allQuestions'), url: `/page/${FAQ.page}` }}
              />
              <Faq questions={questions} level={3} />
            </section>
          )}
          <DeliveryCosts settings={settings} asked={country} />
        </div>
        {Object.values(settings.contact).some(Boolean) && <Reach settings={settings} now={new Date()} />}
      </div>
    </div>
  )
}
