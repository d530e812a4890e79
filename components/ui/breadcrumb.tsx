import { useTranslations } from 'next-intl'
import { BreadcrumbTrail, type Trail } from './breadcrumb-trail'

/** The breadcrumb of a page. */
export function Breadcrumb(trail: Omit<Trail, 'label'>) {
  const t = useTranslations('Breadcrumb')
  return <BreadcrumbTrail {...trail} label={t('label')} />
}
