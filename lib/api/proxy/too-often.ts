import 'server-only'
import { getTranslations } from 'next-intl/server'
import { PLAIN_PAGE_POLICY, plainPage } from '../../http/plain-page'
import { chooseLocale } from '../../i18n/locales'
import { log } from '../../telemetry/log'
import { getStoreSettings } from '../../data/settings'
import { takeTurn } from '../../http/take-turn'
import { refusal } from './reply'

const TOO_MANY = 429

/** What a request is told that comes too often; null when it does not. */
async function refusalOf<Answer>(request: Request, say: (texts: TooOftenTexts) => Answer): Promise<Answer | null> {
  const seconds = await takeTurn(request)
  if (seconds === 0) return null
  log().info({ event: 'too often', method: request.method }, 'a network address came too often')
  const { language } = await getStoreSettings()
  const lang = chooseLocale(language.code)
  const t = await getTranslations({ locale: lang, namespace: 'TooOften' })
  return say({ lang, seconds, title: t('title'), text: t('text', { seconds }), back: t('back') })
}

interface TooOftenTexts {
  lang: string
  seconds: number
  title: string
  text: string
  back: string
}

/** A script hears it in the contract's envelope. */
export const callTooOften = (request: Request): Promise<Response | null> =>
  refusalOf(request, ({ seconds, text }) => {
    const answer = refusal(TOO_MANY, text)
    answer.headers.set('retry-after', String(seconds))
    return answer
  })

/** A person reads it, and goes back to the shop. */
export const formTooOften = (request: Request): Promise<Response | null> =>
  refusalOf(request, ({ lang, seconds, title, text, back }) => {
    const headers = {
      'cache-control': 'private, no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(seconds),
    }
    const page = plainPage({ lang, title, text, back: { href: '/', label: back } })
    return new Response(page, { status: TOO_MANY, headers })
  })
