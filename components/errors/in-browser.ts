'use client'

/** Both are on every page: apart, each would be a request of its own. */
export { CurrentPath } from './current-path'
export { ScreenBoundary } from './screen-boundary'
