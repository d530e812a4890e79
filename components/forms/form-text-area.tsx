'use client'

import type { ComponentProps } from 'react'
import { TextArea } from '../ui/text-area'
import { useFormView } from './form-view'

interface Props extends Omit<ComponentProps<typeof TextArea>, 'id' | 'error' | 'name'> {
  name: string
}

export function FormTextArea({ name, ...field }: Props) {
  const view = useFormView()
  return <TextArea {...field} name={name} id={`${view.name}-${name}`} error={view.errors[name]} />
}
