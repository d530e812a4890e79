import type { createTranslator, Messages } from 'next-intl'
import { DEFAULT_LOCALE, type Locale } from './locales'

type ShopMessages = typeof import('../../messages/en.json')

/** The latest result of each language: merging a thousand texts for each page takes a fifth of a millisecond. */
const mergedByLocale = new Map<Locale, { translations: string; messages: ShopMessages }>()

/**
 * The texts of a shop: English as the base, overridden by its language, overridden by the operator's texts.
 * @param translations the store settings' `i18n`, a JSON string
 * @returns the same object until the operator's texts change
 */
export async function shopMessages(locale: Locale, translations: string): Promise<ShopMessages> {
  const cached = mergedByLocale.get(locale)
  if (cached?.translations === translations) return cached.messages
  const [english, own] = await Promise.all([loadMessages(DEFAULT_LOCALE), loadMessages(locale)])
  const messages = mergeMessages(english, own, translations)
  mergedByLocale.set(locale, { translations, messages })
  return messages
}

async function loadMessages(locale: Locale): Promise<ShopMessages> {
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: ShopMessages }
  return messages
}

type MessageTree = { [key: string]: string | MessageTree }

/** Keys that would reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const isMessages = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges `overrides` into `base`: only texts and groups of texts count, and neither replaces the other. */
function deepMerge(base: MessageTree, overrides: Record<string, unknown>): MessageTree {
  const merged: MessageTree = { ...base }
  for (const [key, value] of Object.entries(overrides)) {
    const current = Object.hasOwn(merged, key) ? merged[key] : undefined
    if (FORBIDDEN_KEYS.has(key)) continue
    if (typeof value === 'string' && !isMessages(current)) merged[key] = value
    else if (isMessages(value) && typeof current !== 'string')
      merged[key] = deepMerge(isMessages(current) ? current : {}, value)
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
 * The texts of one language: English, overridden by the interface's own, overridden by the store's `i18n`.
 * @param translations the store settings' `i18n`, a JSON string
 */
export function mergeMessages<Shape extends MessageTree>(
  english: Shape,
  own: MessageTree,
  translations: string,
): Shape {
  return deepMerge(deepMerge(english, own), parseTranslations(translations)) as Shape
}

/** The texts of one language, by their full keys: `t('Filters.title')`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>
