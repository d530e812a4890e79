/** @jest-environment node */
import failedTexts from '../lib/http/page-failed-texts.json'
import messages from '../messages/en.json'
import { textsOf } from '../store-api/i18n/texts'

const sources = {
  messages,
  'store-api/texts': textsOf('en'),
  'lib/http/page-failed-texts.json': failedTexts.en,
}
type Source = keyof typeof sources

/** The text at a key like `Cart.title`; undefined if there is none. */
const textAt = (source: Source, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], sources[source])

/** All texts of a source without placeholders. */
const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values((part ?? {}) as object).flatMap(textsIn)

/** Quotations of the specification and their keys. */
const SENTENCES: [section: string, sentence: string, source: Source, key: string][] = [
  ['§2', 'Page Not Found', 'messages', 'NotFound.title'],
  ['§2', 'Hello, {username}', 'messages', 'AccountMenu.hello'],
  ['§2', 'My Account', 'messages', 'AccountLayout.account'],
  ['§2', 'Address Book', 'messages', 'AccountLayout.address'],
  ['§2', 'Order History', 'messages', 'AccountLayout.orders'],
  ['§2', 'Message Center', 'messages', 'AccountLayout.messages'],
  ['§2', 'Tickets', 'messages', 'AccountLayout.tickets'],
  ['§2', 'Log Out', 'messages', 'AccountLayout.logout'],
  ['§4', 'logout succeeded', 'messages', 'FlashMessage.logged-out'],
  ['§4', 'Invalid Token', 'messages', 'FlashMessage.invalid-token'],
  ['§4', 'No more results!', 'messages', 'Listing.complete'],
  ['§4', 'Oops something went wrong!', 'messages', 'Listing.error'],
  ['§5', 'Is your email address correct? Please try again.', 'messages', 'FormMistakes.email'],
  ['§5', 'Is your email address correct? Please try again.', 'messages', 'Newsletter.wrong'],
  ['§5', 'Is your email address correct? Please try again.', 'messages', 'OrderTrack.emailWrong'],
  ['§5', 'Is your email address correct? Please try again.', 'store-api/texts', 'checkout.emailInvalid'],
  ['§5', 'quantity empty', 'messages', 'AddToCartForm.quantityEmpty'],
  ['§5', 'quantity empty', 'messages', 'Cart.quantityEmpty'],
  ['§5', 'quantity empty', 'messages', 'CartMessage.quantity-empty'],
  ['§8', 'Invalid Token', 'store-api/texts', 'invalidToken'],
  ['§8', 'submitted', 'messages', 'Newsletter.submitted'],
  ['§8', 'unknown error', 'messages', 'Form.unknown'],
  ['§8', 'unknown error', 'store-api/texts', 'unknownError'],
  ['§8', 'Error: Sorry, there is no match for that email address and/or password.', 'store-api/texts', 'invalidLogin'],
  ['§8', 'Invalid coupon', 'store-api/texts', 'checkout.couponInvalid'],
  ['§8', 'Your cart is empty.', 'messages', 'Cart.emptyTitle'],
  ['§8', 'Your cart is empty.', 'messages', 'CartMessage.empty'],
  ['§8', 'Your cart is empty.', 'store-api/texts', 'checkout.cartEmpty'],
  ['§8', 'Please try to refresh the page or contact our customer service.', 'messages', 'Layout.errorText'],
  ['§8', 'Please try to refresh the page or contact our customer service.', 'lib/http/page-failed-texts.json', 'text'],
]

/** Labels of the specification that are not quotations: the shop defines their capitalization. */
const LABELS: [section: string, label: string, key: string][] = [
  ['§2', 'login', 'AccountMenu.login'],
  ['§2', 'register', 'AccountMenu.register'],
  ['§2', 'my account', 'AccountMenu.account'],
  ['§2', 'address book', 'AccountMenu.address'],
  ['§2', 'orders', 'AccountMenu.orders'],
  ['§2', 'message center', 'AccountMenu.messages'],
  ['§2', 'tickets', 'AccountMenu.tickets'],
  ['§2', 'log out', 'AccountMenu.logout'],
  ['§2', 'shopping cart', 'Cart.title'],
  ['§2', 'checkout', 'Cart.checkout'],
  ['§2', 'information', 'Footer.information'],
  ['§2', 'quick links', 'Footer.quickLinks'],
  ['§2', 'contact info', 'Footer.contact'],
  ['§2', 'address', 'ContactCards.address'],
  ['§2', 'email', 'ContactCards.email'],
  ['§2', 'telephone', 'ContactCards.telephone'],
  ['§2', 'working hours', 'ContactCards.hours'],
  ['§2', 'back to top', 'Footer.top'],
  ['§2', 'cookie policy', 'CookieNotice.policy'],
  ['§2', 'standard delivery', 'Cart.delivery'],
  ['§2', 'size guide', 'SizeGuide.title'],
  ['§3', 'unshipped', 'OrderStatus.unshipped'],
  ['§3', 'unable to ship', 'OrderStatus.unable-to-ship'],
  ['§3', 'partial shipment', 'OrderStatus.partial-shipment'],
  ['§3', 'shipped', 'OrderStatus.shipped'],
  ['§3', 'unpaid', 'OrderStatus.unpaid'],
  ['§3', 'paid', 'OrderStatus.paid'],
  ['§3', 'refunded', 'OrderStatus.refunded'],
  ['§3', 'ID', 'TicketsPage.id'],
  ['§3', 'type', 'TicketsPage.type'],
  ['§3', 'records', 'TicketsPage.records'],
  ['§3', 'reply state', 'TicketsPage.state'],
  ['§3', 'content', 'TicketsPage.content'],
  ['§3', 'operation', 'TicketsPage.operation'],
  ['§3', 'first name', 'AddressForm.firstname'],
  ['§3', 'last name', 'AddressForm.lastname'],
  ['§3', 'street address', 'AddressForm.street'],
  ['§3', 'country', 'AddressForm.country'],
  ['§3', 'state', 'AddressForm.state'],
  ['§3', 'city', 'AddressForm.city'],
  ['§3', 'postal code', 'AddressForm.postalCode'],
  ['§3', 'phone', 'AddressForm.phone'],
  ['§3', 'age', 'SizeGuide.age'],
  ['§3', 'height', 'SizeGuide.height'],
  ['§3', 'bust', 'SizeGuide.bust'],
  ['§3', 'waist', 'SizeGuide.waist'],
  ['§3', 'length', 'SizeGuide.length'],
  ['§3', 'size', 'AddToCartForm.size'],
]

describe('the words of the specification', () => {
  it.each(SENTENCES)('%s: %j stands to the letter and alone in %s at %s', (_, sentence, source, key) =>
    expect(textAt(source, key)).toBe(sentence),
  )

  it.each(LABELS)('%s: the label %j stands to the letter at %s', (_, label, key) =>
    expect(String(textAt('messages', key)).toLowerCase()).toBe(label.toLowerCase()),
  )

  it('are not part of a longer sentence', () => {
    const whole = new Set(SENTENCES.map(([, sentence]) => sentence).filter((sentence) => / .* /.test(sentence)))
    const texts = Object.values(sources).flatMap(textsIn)
    const composed = texts.filter((text) => !whole.has(text) && [...whole].some((sentence) => text.includes(sentence)))
    expect(composed).toEqual([])
  })
})
