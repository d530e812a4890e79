import { VisuallyHidden } from './visually-hidden'

interface Props {
  count: number
  /** The number with its noun: '36 products'. */
  text: string | undefined
  className?: string | undefined
}

/** A count: visually a number, for screen readers with its noun. */
export const CountLabel = ({ count, text, className }: Props) => (
  <>
    {' '}
    <span className={className} aria-hidden={text ? 'true' : undefined}>
      {count}
    </span>
    {text && <VisuallyHidden>{text}</VisuallyHidden>}
  </>
)
