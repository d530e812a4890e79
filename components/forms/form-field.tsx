'use client'

import type { ComponentProps } from 'react'
import { Field } from '../ui/field'
import { useFormView } from './form-view'

export interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'name'> {
  name: string
}

/** A text field with id and error from its form. */
export function FormField({ name, ...field }: FormFieldProps) {
  const view = useFormView()
  return <Field {...field} name={name} id={`${view.name}-${name}`} error={view.errors[name]} />
}
