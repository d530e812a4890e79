'use client'

import type { ComponentProps } from 'react'
import { CheckBox } from '../ui/check-box'
import { useFormView } from './form-view'

interface Props extends Omit<ComponentProps<typeof CheckBox>, 'id' | 'error' | 'name' | 'value'> {
  name: string
}

export function FormCheck({ name, ...box }: Props) {
  const view = useFormView()
  return <CheckBox {...box} name={name} value="true" id={`${view.name}-${name}`} error={view.errors[name]} />
}
