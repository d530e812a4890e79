import { FieldNote } from '../ui/field'
import { useFormView } from './form-view'

/** Why the store refused a form, where it says so beside its refusal, which stands alone (spec §8). */
export function FormReason() {
  const { name, reason } = useFormView()
  return <FieldNote id={`${name}-reason`} hint={reason} />
}
