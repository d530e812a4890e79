import { VisuallyHidden } from './visually-hidden'

interface Props {
  count: number
  /** The number with its noun: '36 products'. */
  text: string | undefined
  className?: string | undefined
}

/** How many there are: a number to the eye, with its noun for those who listen. */
export const Counted = ({ count, text, className }: Props) => (
  <>
    {' '}
    <span className={className} aria-hidden={text ? 'true' : undefined}>
      {count}
    </span>
    {text && <VisuallyHidden>{text}</VisuallyHidden>}
  </>
)
