'use client'

import { Button } from '../ui/button'
import { useFormView } from './form-view'

interface Props {
  text: string
  /** While it is being sent. */
  busyText: string
  kind?: 'ink' | 'line'
}

/** Sends its form. */
export function FormButton({ text, busyText, kind = 'ink' }: Props) {
  const { isBusy } = useFormView()
  return (
    <Button type="submit" kind={kind} isBusy={isBusy}>
      {isBusy ? busyText : text}
    </Button>
  )
}
