import 'server-only'
import { getTranslations } from 'next-intl/server'
import { userAgent } from 'next/server'
import { getStoreSettings } from '../../data/settings'
import { PLAIN_PAGE_POLICY, plainPage } from '../../http/error-page'
import { consumeRateLimit } from '../../http/rate-limiter'
import { chooseLocale } from '../../i18n/locales'
import { firstLanguage, isRestricted, isRestricting, platformOf } from '../../routing/restriction'
import { log } from '../../telemetry/log'
import { refusal } from './bodies'

const NOT_FOUND = 404

/** Whether the store's restrict lists block this browser (spec §4). Without settings, nothing is blocked. */
async function isBlocked({ headers }: Request): Promise<boolean> {
  const { restrict } = await getStoreSettings()
  if (!isRestricting(restrict)) return false
  const platform = platformOf(userAgent({ headers }).device.type)
  return isRestricted(restrict, { platform, language: firstLanguage(headers.get('accept-language')) })
}

/** The not-found page of spec §2 for a blocked browser: only the middleware can render the shop's own page. */
async function notFoundPage(request: Request): Promise<Response> {
  const lang = chooseLocale((await getStoreSettings()).language.code)
  const t = await getTranslations({ locale: lang, namespace: 'NotFound' })
  const headers = {
    'cache-control': 'private, no-store',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': 'text/html; charset=utf-8',
  }
  const page = plainPage({ lang, title: t('title'), text: new URL(request.url).pathname })
  return new Response(page, { status: NOT_FOUND, headers })
}

/**
 * The first check of every route under `/api` except webhooks, which no browser calls: null if the request may proceed,
 * or the error response if it is blocked by the restrict lists or exceeds the rate limit, in the contract's envelope.
 */
export const rejectCall = async (request: Request): Promise<Response | null> =>
  (await rateLimitCall(request)) ?? ((await isBlocked(request)) ? refusal(NOT_FOUND, 'Not Found') : null)

/** The same for requests whose response a person reads: forms submitted without a script, and links. */
export const rejectForm = async (request: Request): Promise<Response | null> =>
  (await rateLimitForm(request)) ?? ((await isBlocked(request)) ? notFoundPage(request) : null)

const TOO_MANY_REQUESTS = 429

/** The response to a request over the rate limit; null within it. */
async function rateLimitResponse<Result>(
  request: Request,
  render: (texts: RateLimitTexts) => Result,
): Promise<Result | null> {
  const seconds = await consumeRateLimit(request)
  if (seconds === 0) return null
  log().info({ event: 'too often', method: request.method }, 'a client exceeded its rate limit')
  const { language } = await getStoreSettings()
  const lang = chooseLocale(language.code)
  const t = await getTranslations({ locale: lang, namespace: 'TooOften' })
  return render({ lang, seconds, title: t('title'), text: t('text', { seconds }), back: t('back') })
}

interface RateLimitTexts {
  lang: string
  seconds: number
  title: string
  text: string
  back: string
}

/** 429 in the contract's envelope, for scripts. */
export const rateLimitCall = (request: Request): Promise<Response | null> =>
  rateLimitResponse(request, ({ seconds, text }) => {
    const response = refusal(TOO_MANY_REQUESTS, text)
    response.headers.set('retry-after', String(seconds))
    return response
  })

/** 429 as a page with a link back to the shop. */
export const rateLimitForm = (request: Request): Promise<Response | null> =>
  rateLimitResponse(request, ({ lang, seconds, title, text, back }) => {
    const headers = {
      'cache-control': 'private, no-store',
      'content-security-policy': PLAIN_PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(seconds),
    }
    const page = plainPage({ lang, title, text, back: { href: '/', label: back } })
    return new Response(page, { status: TOO_MANY_REQUESTS, headers })
  })
