'use client'

import { Button } from '../ui/button'
import { useFormView } from './form-view'

interface Props {
  text: string
  /** While it is being sent. */
  busyText: string
  kind?: 'ink' | 'line' | 'buy'
  size?: 'large' | 'normal' | 'small'
}

/** Sends its form. */
export function FormButton({ text, busyText, kind = 'ink', size }: Props) {
  const { isBusy } = useFormView()
  return (
    <Button type="submit" kind={kind} size={size} isBusy={isBusy}>
      {isBusy ? busyText : text}
    </Button>
  )
}
