import { useLocale, useTranslations } from 'next-intl'
import { LIMITS } from '@/contract/limits'

const MEGABYTE = 1024 * 1024

/** Texts about files in a form and a thread, for client components. */
export function useAttachmentTexts() {
  const t = useTranslations('Attachments')
  const megabytes = LIMITS.attachmentBytes / MEGABYTE
  return {
    locale: useLocale(),
    label: t('label'),
    hint: t('hint', { count: LIMITS.attachments, megabytes }),
    chosen: t('chosen'),
    uploading: t('uploading'),
    attached: t('attached'),
    remove: t.raw('remove') as string,
    tooLarge: t('tooLarge', { megabytes }),
    tooMany: t('tooMany', { count: LIMITS.attachments }),
    type: t('type'),
    heic: t('heic'),
    failed: t('failed'),
    problem: t('problem'),
    picture: t.raw('picture') as string,
    download: t.raw('download') as string,
  }
}

export type AttachmentTexts = ReturnType<typeof useAttachmentTexts>
