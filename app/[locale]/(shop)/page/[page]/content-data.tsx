import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ContentPage } from '@/contract/entities/page'
import { breadcrumbList, faqPage } from '@/lib/seo/json-ld/lists'
import { getSite } from '@/lib/seo/json-ld/node'

interface Props {
  trail: Crumb[]
  page: Pick<ContentPage, 'key' | 'title' | 'questions'>
}

/** Where a content page stands and what it answers, for machines. */
export function ContentData({ trail, page: { key, title, questions } }: Props) {
  const faq = faqPage(questions)
  const way = breadcrumbList(getSite(), { trail, current: { name: title, url: `/page/${key}` } })
  return <JsonLd nodes={faq ? [way, faq] : [way]} />
}
