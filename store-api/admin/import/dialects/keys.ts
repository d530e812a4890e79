/** Names of the dialects, for the command line. */
export const DIALECT_KEYS = ['own', 'shopify', 'medusa', 'woocommerce', 'prestashop', 'magento', 'google'] as const
