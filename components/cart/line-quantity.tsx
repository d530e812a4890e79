import type { CartLine } from '@/lib/cart/cart'
import { Stepper, type StepperTexts } from '../ui/stepper'
import { lineName } from './line-name'

interface Props {
  line: CartLine
  texts: StepperTexts
  onChoose: (quantity: number) => void
  onEmpty: () => void
}

export const LineQuantity = ({ line, texts, onChoose, onEmpty }: Props) => (
  <Stepper
    value={line.quantity}
    texts={texts}
    subject={lineName(line)}
    size="small"
    onChoose={onChoose}
    onEmpty={onEmpty}
  />
)
