'use client'

import { useFormView } from '@/components/forms/form-view'
import { FieldNote } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { ACCEPTED_FILES, ATTACHMENTS_FIELD, FILE_FIELD, fileSize } from '@/lib/account/attachments'
import { fillText } from '@/lib/format/text-template'
import styles from './attachment-field.module.scss'
import type { AttachmentTexts } from './attachment-texts'
import type { Attachments, ChosenFile } from './use-attachments'

interface Props {
  attachments: Attachments
  texts: AttachmentTexts
}

/** Selects files for a message. Without JavaScript they are sent with the form; otherwise each is uploaded at once. */
export function AttachmentField({ attachments, texts }: Props) {
  const view = useFormView()
  const { files, problem, fieldValue, hidden, addFromInput, remove } = attachments
  const id = `${view.name}-${ATTACHMENTS_FIELD}`
  const error = problem || view.errors[ATTACHMENTS_FIELD]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <input
        className={styles.input}
        id={id}
        type="file"
        name={FILE_FIELD}
        multiple
        accept={ACCEPTED_FILES}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => addFromInput(currentTarget)}
      />
      <input ref={hidden} type="hidden" name={ATTACHMENTS_FIELD} value={fieldValue} />
      <FieldNote id={id} hint={texts.hint} error={error} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={texts.chosen}>
          {files.map((file) => (
            <ChosenRow key={file.id} file={file} texts={texts} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  file: ChosenFile
  texts: AttachmentTexts
  onRemove: () => void
}

/** A selected file: its name, size and upload progress. */
const ChosenRow = ({ file: { name, bytes, progress, problem }, texts, onRemove }: RowProps) => (
  <li className={problem ? `${styles.file} ${styles.failed}` : styles.file}>
    <div className={styles.what}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state} role="status">
        {problem || (progress === null ? texts.attached : texts.uploading)}
        {!problem && bytes > 0 && `, ${fileSize(bytes, texts.locale)}`}
      </span>
      {progress !== null && <progress className={styles.progress} value={progress} max={1} aria-label={name} />}
    </div>
    <button type="button" className={styles.remove} aria-label={fillText(texts.remove, { name })} onClick={onRemove}>
      <Icon name="close" size="small" />
    </button>
  </li>
)
