import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactCards } from '@/components/content/contact-cards'
import { Faq } from '@/components/content/faq'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RichText } from '@/components/ui/rich-text'
import { contentMetadata } from '@/lib/seo/page-metadata'
import { getPage, listPagesOrEmpty } from '@/lib/data/page'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import styles from './page.module.scss'
import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ContentPage as Page, PageEntry } from '@/contract/entities/page'
import { breadcrumbList, faqPage } from '@/lib/seo/json-ld/lists'
import { getSite } from '@/lib/seo/json-ld/node'
import { formatDate } from '@/contract/format-date'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'

export const revalidate = 60
export const generateStaticParams = () => []

/** The page that also shows the store's contact details (spec §2). */
const CONTACT_PAGE = 'contact-us'

type ContentPageProps = PageProps<'/[locale]/page/[page]'>

const requirePage = async (params: ContentPageProps['params']) => (await getPage((await params).page)) ?? notFound()

export const generateMetadata = async ({ params }: ContentPageProps): Promise<Metadata> =>
  contentMetadata(await requirePage(params))

/** A content page of the store. */
export default async function ContentPage({ params }: ContentPageProps) {
  const [t, page, pages, { contact }] = await Promise.all([
    getTranslations('ContentPage'),
    requirePage(params),
    listPagesOrEmpty(),
    getStoreSettings(),
  ])
  const { key, title, html, questions, groupId, updatedAt } = page
  const trail = [{ name: t('home'), url: '/' }]
  const relatedPages = pages.filter((other) => other.groupId === groupId && other.key !== key)
  return (
    <div className={styles.screen}>
      <ContentData trail={trail} page={page} />
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <h1 className={styles.title}>{title}</h1>
          {key === CONTACT_PAGE && <ContactCards contact={contact} />}
          {html && <RichText html={html} />}
          {questions.length > 0 && (
            <section aria-label={t('questions')}>
              {html && <h2 className={styles.questions}>{t('questions')}</h2>}
              <Faq questions={questions} level={html ? 3 : 2} />
            </section>
          )}
          <LastUpdated at={updatedAt} />
        </article>
        {relatedPages.length > 0 && <RelatedPages pages={relatedPages} />}
      </div>
    </div>
  )
}

interface ContentDataProps {
  trail: Crumb[]
  page: Pick<Page, 'key' | 'title' | 'questions'>
}

/** Structured data of a content page: its breadcrumb and questions. */
function ContentData({ trail, page: { key, title, questions } }: ContentDataProps) {
  const faq = faqPage(questions)
  const breadcrumb = breadcrumbList(getSite(), { trail, current: { name: title, url: `/page/${key}` } })
  return <JsonLd nodes={faq ? [breadcrumb, faq] : [breadcrumb]} />
}

/** @param at ISO 8601 */
async function LastUpdated({ at }: { at: string }) {
  const [t, place] = await Promise.all([getTranslations('ContentPage'), getDatePlace()])
  const date = formatDate(at, place)
  if (!date) return null
  return (
    <p className={styles.updated}>{t.rich('updated', { date, time: (day) => <time dateTime={at}>{day}</time> })}</p>
  )
}

/** Links beside a page: the others of its group. */
function RelatedPages({ pages }: { pages: PageEntry[] }) {
  const t = useTranslations('ContentPage')
  return (
    <nav className={styles.others} aria-labelledby="other-pages">
      <h2 className={styles.pagesTitle} id="other-pages">
        {t('others')}
      </h2>
      <ul>
        {pages.map(({ key, title }) => (
          <li key={key}>
            <Link className={styles.link} href={`/page/${key}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
