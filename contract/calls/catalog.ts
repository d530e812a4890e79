import { object } from 'yup'
import { type Call, call } from '../call'
import {
  newQuestionSchema,
  newReviewSchema,
  ownReviewSchema,
  questionListSchema,
  reviewListSchema,
  reviewQuerySchema,
} from '../entities/feedback'
import { productDetailSchema, productListSchema, productQuerySchema } from '../entities/product'
import { searchQuerySchema, searchResultSchema, suggestionsSchema, suggestQuerySchema } from '../entities/search'
import {
  feedProductsSchema,
  feedQuerySchema,
  formerAddressQuerySchema,
  formerAddressSchema,
  sitemapEntriesSchema,
  sitemapPartsSchema,
  sitemapQuerySchema,
  slugRedirectSchema,
} from '../entities/sitemap'
import { pageQuery } from '../rules'

const LISTING_LIMIT = 12

/** Reviews or questions on one page. */
const REVIEW_LIMIT = 6

/** Spec §9. */
const SEARCH_LIMIT = 12

/** Products with their reviews and questions, sitemap, feed, redirects and search. */
export const CATALOG_CALLS = {
  listProducts: call({
    method: 'GET',
    path: '/api/product',
    audience: 'public',
    summary: 'A page of products: of the whole shop, or of one category with all below it, narrowed by facets.',
    query: productQuerySchema.shape(pageQuery(LISTING_LIMIT)),
    body: null,
    response: productListSchema,
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/product/{key}',
    audience: 'public',
    summary: 'One product with everything its page shows; 404 when there is none with this key.',
    query: null,
    body: null,
    response: productDetailSchema,
  }),
  listReviews: call({
    method: 'GET',
    path: '/api/product/{key}/review',
    audience: 'public',
    capability: 'reviews',
    summary: 'Approved reviews of a product, newest first.',
    query: reviewQuerySchema.shape(pageQuery(REVIEW_LIMIT)),
    body: null,
    response: reviewListSchema,
  }),
  getOwnReview: call({
    method: 'GET',
    path: '/api/product/{key}/review/own',
    audience: 'user',
    capability: 'reviews',
    summary: 'What the customer wrote about a product; null when nothing.',
    query: null,
    body: null,
    response: ownReviewSchema,
  }),
  addReview: call({
    method: 'POST',
    path: '/api/product/{key}/review',
    audience: 'user',
    capability: 'reviews',
    summary: 'A review, to be approved before others see it. 4007 when the customer has written one. 429 when often.',
    query: null,
    body: newReviewSchema,
    response: null,
  }),
  listQuestions: call({
    method: 'GET',
    path: '/api/product/{key}/question',
    audience: 'public',
    capability: 'questions',
    summary: 'Answered questions about a product, newest first.',
    query: object(pageQuery(REVIEW_LIMIT)),
    body: null,
    response: questionListSchema,
  }),
  addQuestion: call({
    method: 'POST',
    path: '/api/product/{key}/question',
    audience: 'user',
    capability: 'questions',
    summary: 'A question, shown with its answer once it has one. 429 when often.',
    query: null,
    body: newQuestionSchema,
    response: null,
  }),
  listSitemapParts: call({
    method: 'GET',
    path: '/api/crawl',
    audience: 'public',
    summary: 'Sitemap chunks by id range, each with its newest update.',
    query: null,
    body: null,
    response: sitemapPartsSchema,
  }),
  listSitemapEntries: call({
    method: 'GET',
    path: '/api/crawl/{kind}',
    audience: 'public',
    summary: 'What is in a part of the products, categories or content pages, a few hundred at a time.',
    query: sitemapQuerySchema,
    body: null,
    response: sitemapEntriesSchema,
  }),
  listFeedProducts: call({
    method: 'GET',
    path: '/api/feed',
    audience: 'public',
    summary: 'The products of the shopping feed, a hundred at a time.',
    query: feedQuerySchema,
    body: null,
    response: feedProductsSchema,
  }),
  getFormerKey: call({
    method: 'GET',
    path: '/api/former/{kind}/{key}',
    audience: 'public',
    summary:
      'What became of a key of a product, category or content page; 404 for one that never was, or that is in use.',
    query: null,
    body: null,
    response: slugRedirectSchema,
  }),
  getFormerAddress: call({
    method: 'GET',
    path: '/api/former',
    audience: 'public',
    summary: 'Where an address of the former shop leads in this one; 404 for one that leads nowhere.',
    query: formerAddressQuerySchema,
    body: null,
    response: formerAddressSchema,
  }),
  suggest: call({
    method: 'GET',
    path: '/api/search/suggest',
    audience: 'public',
    summary:
      'What may be meant by what was typed so far: keywords, categories and products. Without a keyword, what sells best.',
    query: suggestQuerySchema,
    body: null,
    response: suggestionsSchema,
  }),
  searchProducts: call({
    method: 'GET',
    path: '/api/search',
    audience: 'public',
    summary: 'Products by words, best first. Words that nothing is called by are corrected, and the answer says so.',
    query: searchQuerySchema.shape(pageQuery(SEARCH_LIMIT)),
    body: null,
    response: searchResultSchema,
  }),
} as const satisfies Record<string, Call>
