import type { createTranslator, Messages } from 'next-intl'
import { DEFAULT_LOCALE, type Locale } from './locales'

type ShopMessagesMessages = typeof import('../../messages/en.json')

/** The latest result of each language: merging a thousand texts for each page takes a fifth of a millisecond. */
const latest = new Map<Locale, { translations: string; messages: ShopMessagesMessages }>()

/**
 * The texts of a shop: English as the base, overridden by its language, overridden by the operator's texts.
 * @param translations the store settings' `i18n`, a JSON string
 * @returns the same object until the operator's texts change
 */
export async function shopMessages(locale: Locale, translations: string): Promise<ShopMessagesMessages> {
  const found = latest.get(locale)
  if (found?.translations === translations) return found.messages
  const [english, own] = await Promise.all([loadMessages(DEFAULT_LOCALE), loadMessages(locale)])
  const messages = mergeMessages(english, own, translations)
  latest.set(locale, { translations, messages })
  return messages
}

async function loadMessages(locale: Locale): Promise<ShopMessagesMessages> {
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: ShopMessagesMessages }
  return messages
}

type MergeMessagesMessages = { [key: string]: string | MergeMessagesMessages }

/** Keys that would reach an object's prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

const isMessages = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `over` laid upon `base`: only texts and groups of texts count, and a text never replaces a group or the reverse. */
function layOver(base: MergeMessagesMessages, over: Record<string, unknown>): MergeMessagesMessages {
  const merged: MergeMessagesMessages = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(merged, key) ? merged[key] : undefined
    if (FORBIDDEN.has(key)) continue
    if (typeof value === 'string' && !isMessages(below)) merged[key] = value
    else if (isMessages(value) && typeof below !== 'string')
      merged[key] = layOver(isMessages(below) ? below : {}, value)
  }
  return merged
}

/** The operator's translations: a JSON string; an empty or invalid one counts as none (spec §3). */
function parseTranslations(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json || '{}')
    return isMessages(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * The texts of one language: the interface's own over the English ones, the store's `i18n` over both.
 * @param translations the store settings' `i18n`, a JSON string
 */
export function mergeMessages<Shape extends MergeMessagesMessages>(
  english: Shape,
  own: MergeMessagesMessages,
  translations: string,
): Shape {
  return layOver(layOver(english, own), parseTranslations(translations)) as Shape
}

/** The texts of one language, by their full keys: `t('Filters.title')`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>
