import type { Step } from './compose'
import { notFound } from './responses'
import { isRestricted, isRestricting } from './restriction'

/** Responds with the not-found page to a platform or browser language that the store restricts (spec §4). */
export const restrict: Step = (context) => {
  const { settings, platform, language } = context
  if (!settings || !isRestricting(settings.restrict)) return
  if (isRestricted(settings.restrict, { platform: platform(), language: language() })) return notFound(context)
}
