import { counter } from '../metrics/registry'

/** Counts inline scripts that nobody knows, of pages that were let out with them. */
export const countUnknownScripts = (count: number): void =>
  counter({
    name: 'storefront_unknown_inline_scripts_total',
    help: 'Inline scripts in pages that are neither of the shop nor of the operator: the policy of those pages runs any.',
  }).inc(count)
