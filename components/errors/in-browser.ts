'use client'

/** Both are on every page: apart, each would be a request of its own. */
export { NotFoundBoundary } from './not-found-boundary'
export { ScreenBoundary } from './screen-boundary'
