/** A sub-command of the store API. */
export interface Command {
  /** Arguments and options, for the help text. */
  synopsis: string
  about: string
  /** Loaded lazily, so that no command waits for the code of another. */
  load: () => Promise<{ run: (args: string[]) => Promise<void> }>
}

/** Commands of `npm run store-api -- <name>`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    synopsis: '',
    about: 'Answer the storefront; also without a command.',
    load: () => import('./serve'),
  },
  reviews: {
    synopsis: '',
    about: 'List the reviews and questions that wait.',
    load: async () => ({ run: (await import('./reviews')).reviewsCommand }),
  },
  approve: {
    synopsis: '<review id>',
    about: 'Show a review in the shop and count its stars.',
    load: async () => ({ run: (await import('./reviews')).approveCommand }),
  },
  refuse: {
    synopsis: '<review id>',
    about: 'Keep a review out of the shop, also one that was approved.',
    load: async () => ({ run: (await import('./reviews')).refuseCommand }),
  },
  answer: {
    synopsis: '<question id> <text>',
    about: 'Answer a question and show both in the shop.',
    load: async () => ({ run: (await import('./reviews')).answerCommand }),
  },
  'refuse-question': {
    synopsis: '<question id>',
    about: 'Keep a question out of the shop, also one that was answered.',
    load: async () => ({ run: (await import('./reviews')).refuseQuestionCommand }),
  },
  'set-price': {
    synopsis: '<product key> --price 79.00 [--special 59.00]',
    about: 'Ask another price for a product; without --special it is not on sale.',
    load: async () => ({ run: (await import('./catalog')).setPriceCommand }),
  },
  orders: {
    synopsis: '[--payment unpaid] [--shipping unshipped]',
    about: 'List the newest orders, all or those that stand somewhere.',
    load: async () => ({ run: (await import('./orders')).ordersCommand }),
  },
  order: {
    synopsis: '<order number>',
    about: 'Show an order: what to pack, where to send it, what became of it.',
    load: async () => ({ run: (await import('./orders')).orderCommand }),
  },
  ship: {
    synopsis: '<order number> --carrier DHL --tracking 00340 [--url https://…] [--pieces 1]',
    about: 'Send a paid order, or so many pieces of it; its buyer gets a mail.',
    load: async () => ({ run: (await import('./orders')).shipCommand }),
  },
  deliver: {
    synopsis: '<order number> <tracking number>',
    about: 'Note that a parcel has arrived.',
    load: async () => ({ run: (await import('./orders')).deliverCommand }),
  },
  hold: {
    synopsis: '<order number>',
    about: 'Note that an order cannot be sent for now.',
    load: async () => ({ run: (await import('./orders')).holdCommand }),
  },
  release: {
    synopsis: '<order number>',
    about: 'Note that an order can be sent again.',
    load: async () => ({ run: (await import('./orders')).releaseCommand }),
  },
  'cancel-order': {
    synopsis: '<order number>',
    about: 'Cancel an order nothing of which was sent; what was paid is given back.',
    load: async () => ({ run: (await import('./orders')).cancelOrderCommand }),
  },
  'refund-order': {
    synopsis: '<order number>',
    about: 'Give all back that was paid for an order, whatever was sent of it.',
    load: async () => ({ run: (await import('./orders')).refundOrderCommand }),
  },
  coupons: {
    synopsis: '',
    about: 'List the coupons.',
    load: async () => ({ run: (await import('./coupons')).couponsCommand }),
  },
  'add-coupon': {
    synopsis:
      '<code> --percent 10 | --amount 5.00 | --free-delivery --text "…" [--min 50.00] [--uses 100] [--per-email 1] [--until 2026-12-31]',
    about: 'Begin a coupon.',
    load: async () => ({ run: (await import('./coupons')).addCouponCommand }),
  },
  'end-coupon': {
    synopsis: '<code>',
    about: 'End a coupon; orders that have it keep it.',
    load: async () => ({ run: (await import('./coupons')).endCouponCommand }),
  },
  'set-stock': {
    synopsis: '<stock-keeping unit> <pieces>',
    about: 'Say how many pieces there are of one size of a product.',
    load: async () => ({ run: (await import('./catalog')).setStockCommand }),
  },
  'set-store': {
    synopsis:
      '[--name "…"] [--logo https://…|none] [--title "…"] [--seo-description "…"] [--seo-keywords "…"] [--address "…"] [--email …] [--telephone …] [--working-hours "…"] [--notice "…" …] [--restrict-platform mobile,pc|none] [--restrict-language fr,de-AT|none] [--scripts scripts.json] [--language de]',
    about: 'Change what the shop says of itself, whom it shuts out and which scripts it has; texts in one language.',
    load: async () => ({ run: (await import('./store')).setStoreCommand }),
  },
  'set-page': {
    synopsis: '<page key> [--from page.html] [--title "…"] [--description "…"] [--language de]',
    about: 'Change what a content page says in one language.',
    load: async () => ({ run: (await import('./store')).setPageCommand }),
  },
  'set-category': {
    synopsis: '<category key> [--name "…"] [--description "…"] [--language de]',
    about: 'Change what a category is called in one language, and what it says.',
    load: async () => ({ run: (await import('./catalog')).setCategoryCommand }),
  },
  'rename-product': {
    synopsis: '<product key> <new key>',
    about: 'Give a product another key; its old address leads to the new one for good.',
    load: async () => ({ run: (await import('./catalog')).renameProductCommand }),
  },
  'rename-category': {
    synopsis: '<category key> <new key>',
    about: 'Give a category another key; its old address leads to the new one for good.',
    load: async () => ({ run: (await import('./catalog')).renameCategoryCommand }),
  },
  'rename-page': {
    synopsis: '<page key> <new key>',
    about: 'Give a content page another key; its old address leads to the new one for good.',
    load: async () => ({ run: (await import('./catalog')).renamePageCommand }),
  },
  'withdraw-product': {
    synopsis: '<product key>',
    about: 'Sell a product no more; its address says that it is gone.',
    load: async () => ({ run: (await import('./catalog')).withdrawProductCommand }),
  },
  'withdraw-category': {
    synopsis: '<category key>',
    about: 'Take a category without others below it out of the shop; its products move to the one above.',
    load: async () => ({ run: (await import('./catalog')).withdrawCategoryCommand }),
  },
  'withdraw-page': {
    synopsis: '<page key>',
    about: 'Take a content page out of the shop; its address says that it is gone.',
    load: async () => ({ run: (await import('./catalog')).withdrawPageCommand }),
  },
  'old-mails': {
    synopsis: '',
    about: 'List the mails that were more than an hour old when SMTP_URL was set for the first time.',
    load: async () => ({ run: (await import('./mails')).oldMailsCommand }),
  },
  'send-old-mails': {
    synopsis: '<mail id> | all',
    about: 'Have the running shop send one of them, or all.',
    load: async () => ({ run: (await import('./mails')).sendOldMailsCommand }),
  },
  backup: {
    synopsis: '--to shop.backup',
    about: 'Write the database into a file; on PGlite while the shop is stopped.',
    load: async () => ({ run: (await import('./database')).backupCommand }),
  },
  restore: {
    synopsis: '--from shop.backup [--replace]',
    about: 'Put a backup into an empty database, or into this one; while the shop is stopped.',
    load: async () => ({ run: (await import('./database')).restoreCommand }),
  },
  generate: {
    synopsis: '--products 100000',
    about: 'Fill the shop on PostgreSQL up to so many products, invented ones.',
    load: async () => ({ run: (await import('./database')).generateCommand }),
  },
}
