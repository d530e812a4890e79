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
  generate: {
    synopsis: '--products 100000',
    about: 'Fill the shop on PostgreSQL up to so many products, invented ones.',
    load: () => import('./generate'),
  },
}
