import type { CartLine } from '@/lib/cart/cart'
import { Stepper, type StepperTexts } from '../ui/stepper'
import { lineName } from './line-name'

interface Props {
  line: CartLine
  texts: StepperTexts
  /** The element that says what was refused of it. */
  describedBy?: string | undefined
  onChoose: (quantity: number) => void
  onEmpty: () => void
}

export const LineQuantity = ({ line, texts, describedBy, onChoose, onEmpty }: Props) => (
  <Stepper
    value={line.quantity}
    texts={texts}
    subject={lineName(line)}
    size="small"
    describedBy={describedBy}
    onChoose={onChoose}
    onEmpty={onEmpty}
  />
)
