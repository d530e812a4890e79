import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { Faq } from '@/components/content/faq'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { SectionHead } from '@/components/ui/section-head'
import { breadcrumbList } from '@/lib/seo/json-ld/lists'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getSite } from '@/lib/seo/json-ld/node'
import { getPage, listPagesOrEmpty } from '@/lib/data/page'
import { getStoreSettings } from '@/lib/data/settings'
import { DeliveryCosts } from './delivery-costs'
import styles from './page.module.scss'
import { ORDER_TRACK_PATH, TICKETS_PATH } from '@/lib/paths'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import type { PageEntry } from '@/contract/entities/page'
import { Icon } from '@/components/ui/icon'
import { ContactCards } from '@/components/content/contact-cards'
import type { StoreSettings } from '@/contract/entities/store'
import { ShopClock } from './shop-clock'

export const dynamic = 'force-dynamic'

/** The page with the most frequent questions, and how many of them are shown here. */
const FAQ = { page: 'faq', maxQuestions: 8 } as const

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
    listPagesOrEmpty(),
    searchParams,
  ])
  const questions = faq?.questions.slice(0, FAQ.maxQuestions) ?? []
  const trail = [{ name: t('home'), url: '/' }]
  return (
    <div className={styles.screen}>
      <JsonLd nodes={[breadcrumbList(getSite(), { trail, current: { name: t('title'), url: '/service-center' } })]} />
      <Breadcrumb trail={trail} current={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <QuickActions pages={pages} disabled={settings.disabled} returns={settings.returns} />
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
          <DeliveryCosts settings={settings} requestedCountry={country} now={new Date().getTime()} />
        </div>
        {Object.values(settings.contact).some(Boolean) && <ContactSection settings={settings} now={new Date()} />}
      </div>
    </div>
  )
}

const ACTIONS = [
  { name: 'track', path: ORDER_TRACK_PATH, icon: 'box' },
  { name: 'returns', path: '/page/returns', icon: 'return', page: 'returns' },
  { name: 'delivery', path: '/page/delivery', icon: 'truck', page: 'delivery' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail', page: 'contact-us' },
  { name: 'ticket', path: `${TICKETS_PATH}/create`, icon: 'chat', capability: 'tickets' },
] as const

interface QuickActionsProps {
  pages: PageEntry[]
  returns: StoreSettings['returns']
  /** Parts of the shop that are switched off. */
  disabled: StoreSettings['disabled']
}

/** Whether the shop has the page that an action leads to. */
const isAvailable = (action: (typeof ACTIONS)[number], { pages, disabled }: QuickActionsProps) =>
  (!('page' in action) || pages.some(({ key }) => key === action.page)) &&
  !('capability' in action && disabled.includes(action.capability))

/** Links to the most frequent tasks. */
function QuickActions(props: QuickActionsProps) {
  const t = useTranslations('QuickActions')
  const { returns } = props
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.actions}>
        {ACTIONS.filter((action) => isAvailable(action, props)).map(({ name, path, icon }) => (
          <li key={name} className={styles.item}>
            <Link className={styles.action} href={path}>
              <Icon name={icon} />
              <span className={styles.words}>
                <b className={styles.name}>{t(name)}</b>
                <span className={styles.text}>
                  {name === 'returns' && returns ? t('returnsTextDays', { days: returns.days }) : t(`${name}Text`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Props {
  settings: StoreSettings
  now: Date
}

/** The shop's contact: address, hours and local time. */
function ContactSection({ settings: { contact, country, language }, now }: Props) {
  const t = useTranslations('Reach')
  const place = { locale: language.htmlCode, timeZone: country.timeZone }
  return (
    <section className={styles.reach} aria-labelledby="reach">
      <div>
        <h2 className={styles.reachTitle} id="reach">
          {t('title')}
        </h2>
        <p className={styles.clock}>
          <ShopClock template={t.raw('now')} place={place} start={now} />
        </p>
      </div>
      <ContactCards contact={contact} layout="column" />
    </section>
  )
}
