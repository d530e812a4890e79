import { LinkButton } from '../ui/link-button'

/** The way from the cart to the checkout (spec §2). A whole page load: no script of the shop front goes along. */
export const CheckoutLink = ({ text }: { text: string }) => (
  <LinkButton kind="buy" size="large" isWide href="/checkout">
    {text}
  </LinkButton>
)
