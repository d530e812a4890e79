import { useTranslations } from 'next-intl'
import { BreadcrumbTrail, type Trail } from './breadcrumb-trail'

/** Where a page stands. */
export function Breadcrumb(trail: Omit<Trail, 'label'>) {
  const t = useTranslations('Breadcrumb')
  return <BreadcrumbTrail {...trail} label={t('label')} />
}
