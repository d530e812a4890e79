import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactCards } from '@/components/content/contact-cards'
import { Faq } from '@/components/content/faq'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RichText } from '@/components/ui/rich-text'
import { contentMetadata } from '@/lib/seo/page-metadata'
import { getPage, knownPages } from '@/lib/data/page'
import { getStoreSettings } from '@/lib/data/settings'
import { ContentData } from './content-data'
import { LastUpdated } from './last-updated'
import { OtherPages } from './other-pages'
import styles from './page.module.scss'

export const revalidate = 60
export const generateStaticParams = () => []

/** The page that also shows the store's contact details (spec §2). */
const CONTACT_PAGE = 'contact-us'

type Props = PageProps<'/[locale]/page/[page]'>

const requirePage = async (params: Props['params']) => (await getPage((await params).page)) ?? notFound()

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  contentMetadata(await requirePage(params))

/** A content page of the store. */
export default async function ContentPage({ params }: Props) {
  const [t, page, pages, { contact }] = await Promise.all([
    getTranslations('ContentPage'),
    requirePage(params),
    knownPages(),
    getStoreSettings(),
  ])
  const { key, title, html, questions, groupId, updatedAt } = page
  const trail = [{ name: t('home'), url: '/' }]
  const others = pages.filter((other) => other.groupId === groupId && other.key !== key)
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
        {others.length > 0 && <OtherPages pages={others} />}
      </div>
    </div>
  )
}
