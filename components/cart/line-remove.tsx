import type { CartLine } from '@/lib/cart/cart'
import { IconButton } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import { lineName } from './line-name'

interface Props {
  line: CartLine
  /** 'Remove {name}' */
  template: string
  /** Left out in a form that removes. */
  onRemove?: () => void
}

export const LineRemove = ({ line, template, onRemove }: Props) => (
  <IconButton
    icon="bin"
    iconSize="medium"
    type={onRemove ? 'button' : 'submit'}
    label={fillText(template, { name: lineName(line) })}
    onClick={onRemove}
  />
)
