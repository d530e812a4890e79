import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Attachment } from '@/contract/entities/ticket'
import { fileSize } from '@/lib/account/attachments'
import { fillText } from '@/lib/format/text-template'
import { UPLOAD_PATH } from '@/lib/paths'
import type { AttachmentTexts } from '../attachment-texts'
import styles from './attachment-list.module.scss'

interface Props {
  attachments: Attachment[]
  texts: AttachmentTexts
}

/** The files of a message: a picture opens, a PDF is downloaded. Each shows its name and size. */
export const AttachmentList = ({ attachments, texts }: Props) =>
  attachments.length > 0 && (
    <ul className={styles.files}>
      {attachments.map(({ id, name, bytes, preview }) => (
        <li key={id}>
          <a
            className={styles.file}
            href={`${UPLOAD_PATH}/${id}`}
            {...(preview ? { target: '_blank', rel: 'noopener' } : { download: name })}
          >
            <span className={styles.tile}>
              {preview ? <img src={preview} alt="" width={56} height={56} /> : <Icon name="box" />}
            </span>
            <span className={styles.what}>
              <VisuallyHidden>{fillText(preview ? texts.picture : texts.download, { name })}</VisuallyHidden>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
              <span className={styles.size}>
                {preview ? '' : 'PDF, '}
                {fileSize(bytes, texts.locale)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
