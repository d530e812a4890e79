import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { getCartContext } from '@/components/cart/cart-context'
import { CartEmpty, CartAssurance, CartSummary, CheckoutLink, withCartCurrency } from '@/components/cart/cart-summary'
import { type CartMessage as Message, LINE_PARAMETER, readCartMessage } from '@/lib/cart/messages'
import { readFlashState } from '@/lib/forms/flash-state'
import { readCart } from '@/lib/data/cart'
import { CartForms } from './cart-forms'
import { RemovedMessage } from './removed-message'
import styles from './page.module.scss'
import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CartPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The cart page: for browsers without JavaScript and for external links. */
export default async function CartPage({ searchParams }: PageProps<'/[locale]/cart'>) {
  const search = await searchParams
  const [t, messageTexts, initialContext, cart, flash] = await Promise.all([
    getTranslations('CartPage'),
    getTranslations('CartMessage'),
    getLocale().then(getCartContext),
    readCart(),
    readFlashState(search),
  ])
  const context = withCartCurrency(initialContext, cart)
  const message = readCartMessage(search.notice)
  /** The store API's message, if it sent one. */
  const text = message ? flash?.refusal || messageTexts(message) : ''
  /** A line that is still in the cart shows its own error. */
  const line = message && cart.list.find(({ id }) => String(id) === search[LINE_PARAMETER])
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      {!line && message && message !== 'removed' && (
        <CartMessage message={message} text={text} missing={flash?.errors ?? {}} />
      )}
      {message === 'removed' && (
        <RemovedMessage removed={flash?.values} cart={cart} texts={context.texts} text={text} />
      )}
      {cart.list.length === 0 ? (
        <CartEmpty texts={context.texts} />
      ) : (
        <div className={styles.columns}>
          <CartForms cart={cart} context={context} rejectedChange={line && { line, text }} />
          <div className={styles.summary}>
            <CartSummary cart={cart} context={context} />
            <CheckoutLink text={context.texts.checkout} />
            <CartAssurance text={context.texts.promise} />
          </div>
        </div>
      )}
    </div>
  )
}

const SUCCESS_NOTICES: readonly Message[] = ['added', 'updated', 'restored', 'cleared', 'reordered']

interface Props {
  message: Message
  text: string
  /** Items of an order that could not be added again, and why. */
  missing: Readonly<Record<string, string>>
}

/** The result of the form that redirected here. */
function CartMessage({ message, text, missing }: Props) {
  const t = useTranslations('CartMessage')
  return (
    <div className={styles.message}>
      <Note kind={SUCCESS_NOTICES.includes(message) ? 'good' : 'warn'} text={text} />
      {Object.keys(missing).length > 0 && (
        <ul className={styles.missing}>
          {Object.entries(missing).map(([name, reason]) => (
            <li key={name}>{t('missing', { name, reason })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
