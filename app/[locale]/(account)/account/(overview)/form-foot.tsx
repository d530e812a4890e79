'use client'

import { FormButton } from '@/components/forms/form-button'
import { useFormView } from '@/components/forms/form-view'
import { Note } from '@/components/ui/note'
import styles from './form-foot.module.scss'

interface Props {
  /** What to say once the form was done; empty as long as it was not. */
  done: string
  submit: string
  busyText: string
  kind?: 'ink' | 'line'
}

/** Sends its form, and says that it was done until there is something wrong with it. */
export function FormFoot({ done, submit, busyText, kind }: Props) {
  const { errors, refusal, isBusy } = useFormView()
  const isDone = done !== '' && !isBusy && refusal === null && Object.keys(errors).length === 0
  return (
    <div className={styles.foot}>
      <div role="status">
        {isDone && (
          <div className={styles.done}>
            <Note kind="good" text={done} isLive={false} />
          </div>
        )}
      </div>
      <FormButton text={submit} busyText={busyText} kind={kind} />
    </div>
  )
}
