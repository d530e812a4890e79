import type { Command } from './command'

/** What `npm run store-api -- <name>` can do. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    synopsis: '',
    about: 'Answer the storefront; also without a command.',
    load: () => import('./serve'),
  },
  reviews: {
    synopsis: '',
    about: 'List the reviews and questions that wait.',
    load: () => import('./reviews'),
  },
  approve: {
    synopsis: '<review id>',
    about: 'Show a review in the shop and count its stars.',
    load: () => import('./approve'),
  },
  refuse: {
    synopsis: '<review id>',
    about: 'Keep a review out of the shop, also one that was approved.',
    load: () => import('./refuse'),
  },
  answer: {
    synopsis: '<question id> <text>',
    about: 'Answer a question and show both in the shop.',
    load: () => import('./answer'),
  },
  'refuse-question': {
    synopsis: '<question id>',
    about: 'Keep a question out of the shop, also one that was answered.',
    load: () => import('./refuse-question'),
  },
  'set-price': {
    synopsis: '<product key> --price 79.00 [--special 59.00]',
    about: 'Ask another price for a product; without --special it is not on sale.',
    load: () => import('./set-price'),
  },
  orders: {
    synopsis: '[--payment unpaid] [--shipping unshipped]',
    about: 'List the newest orders, all or those that stand somewhere.',
    load: () => import('./orders'),
  },
  order: {
    synopsis: '<order number>',
    about: 'Show an order: what to pack, where to send it, what became of it.',
    load: () => import('./order'),
  },
  ship: {
    synopsis: '<order number> --carrier DHL --tracking 00340 [--url https://…] [--pieces 1]',
    about: 'Send a paid order, or so many pieces of it; its buyer gets a mail.',
    load: () => import('./ship'),
  },
  deliver: {
    synopsis: '<order number> <tracking number>',
    about: 'Note that a parcel has arrived.',
    load: () => import('./deliver'),
  },
  hold: {
    synopsis: '<order number>',
    about: 'Note that an order cannot be sent for now.',
    load: () => import('./hold'),
  },
  release: {
    synopsis: '<order number>',
    about: 'Note that an order can be sent again.',
    load: () => import('./release'),
  },
  'cancel-order': {
    synopsis: '<order number>',
    about: 'Cancel an order nothing of which was sent; what was paid is given back.',
    load: () => import('./cancel-order'),
  },
  'refund-order': {
    synopsis: '<order number>',
    about: 'Give all back that was paid for an order, whatever was sent of it.',
    load: () => import('./refund-order'),
  },
  coupons: {
    synopsis: '',
    about: 'List the coupons.',
    load: () => import('./coupons'),
  },
  'add-coupon': {
    synopsis:
      '<code> --percent 10 | --amount 5.00 | --free-delivery --text "…" [--min 50.00] [--uses 100] [--per-email 1] [--until 2026-12-31]',
    about: 'Begin a coupon.',
    load: () => import('./add-coupon'),
  },
  'end-coupon': {
    synopsis: '<code>',
    about: 'End a coupon; orders that have it keep it.',
    load: () => import('./end-coupon'),
  },
  'set-stock': {
    synopsis: '<stock-keeping unit> <pieces>',
    about: 'Say how many pieces there are of one size of a product.',
    load: () => import('./set-stock'),
  },
  'set-store': {
    synopsis:
      '[--name "…"] [--logo https://…|none] [--title "…"] [--seo-description "…"] [--seo-keywords "…"] [--address "…"] [--email …] [--telephone …] [--working-hours "…"] [--notice "…" …] [--restrict-platform mobile,pc|none] [--restrict-language fr,de-AT|none] [--scripts scripts.json] [--language de]',
    about: 'Change what the shop says of itself, whom it shuts out and which scripts it has; texts in one language.',
    load: () => import('./set-store'),
  },
  'set-page': {
    synopsis: '<page key> [--from page.html] [--title "…"] [--description "…"] [--language de]',
    about: 'Change what a content page says in one language.',
    load: () => import('./set-page'),
  },
  'set-category': {
    synopsis: '<category key> [--name "…"] [--description "…"] [--language de]',
    about: 'Change what a category is called in one language, and what it says.',
    load: () => import('./set-category'),
  },
  'rename-product': {
    synopsis: '<product key> <new key>',
    about: 'Give a product another key; its old address leads to the new one for good.',
    load: () => import('./rename-product'),
  },
  'rename-category': {
    synopsis: '<category key> <new key>',
    about: 'Give a category another key; its old address leads to the new one for good.',
    load: () => import('./rename-category'),
  },
  'rename-page': {
    synopsis: '<page key> <new key>',
    about: 'Give a content page another key; its old address leads to the new one for good.',
    load: () => import('./rename-page'),
  },
  'withdraw-product': {
    synopsis: '<product key>',
    about: 'Sell a product no more; its address says that it is gone.',
    load: () => import('./withdraw-product'),
  },
  'withdraw-category': {
    synopsis: '<category key>',
    about: 'Take a category without others below it out of the shop; its products move to the one above.',
    load: () => import('./withdraw-category'),
  },
  'withdraw-page': {
    synopsis: '<page key>',
    about: 'Take a content page out of the shop; its address says that it is gone.',
    load: () => import('./withdraw-page'),
  },
  'old-mails': {
    synopsis: '',
    about: 'List the mails that were more than an hour old when SMTP_URL was set for the first time.',
    load: () => import('./old-mails'),
  },
  'send-old-mails': {
    synopsis: '<mail id> | all',
    about: 'Have the running shop send one of them, or all.',
    load: () => import('./send-old-mails'),
  },
  backup: {
    synopsis: '--to shop.backup',
    about: 'Write the database into a file; on PGlite while the shop is stopped.',
    load: () => import('./backup'),
  },
  restore: {
    synopsis: '--from shop.backup [--replace]',
    about: 'Put a backup into an empty database, or into this one; while the shop is stopped.',
    load: () => import('./restore'),
  },
  generate: {
    synopsis: '--products 100000',
    about: 'Fill the shop on PostgreSQL up to so many products, invented ones.',
    load: () => import('./generate'),
  },
}
