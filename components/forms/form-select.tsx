'use client'

import type { ComponentProps } from 'react'
import { SelectField } from '../ui/select-field'
import { useFormView } from './form-view'

interface Props extends Omit<ComponentProps<typeof SelectField>, 'id' | 'error' | 'name'> {
  name: string
}

export function FormSelect({ name, ...field }: Props) {
  const view = useFormView()
  return <SelectField {...field} name={name} id={`${view.name}-${name}`} error={view.errors[name]} />
}
