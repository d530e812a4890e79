/**
 * The middleware tells by the Server-Timing header of its responses what became of its calls to the store API: the edge
 * runtime has no access to the metrics of the Node.js process (lib/telemetry/middleware-calls.ts).
 */
export type SettingsState = 'fresh' | 'stale' | 'unavailable'

export const settingsMetric = (state: SettingsState): string => `store-settings;desc="${state}"`

/** A call that asks for a resource or a slug redirect has failed. */
export const LOOKUP_FAILED = 'store-lookup;desc="failed"'

const SETTINGS = /\bstore-settings;desc="(fresh|stale|unavailable)"/

/** @param header the value of a Server-Timing header; empty where a response has none */
export const readMetrics = (header: string): { settings: SettingsState | undefined; isLookupFailed: boolean } => ({
  settings: SETTINGS.exec(header)?.[1] as SettingsState | undefined,
  isLookupFailed: header.includes(LOOKUP_FAILED),
})
