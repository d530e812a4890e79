import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
// @ts-expect-error -- Next tells no types of it
import * as ReactDom from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { offerDrawing } from '@/lib/found/drawn-found'
import type { FoundView } from '@/lib/found/found-view'
import { drawInPieces } from './draw-in-pieces'

/** The one that draws with the React of Next's pages: another would not know their hooks. */
const { renderToPipeableStream } = ReactDom as typeof import('react-dom/server')

/** Nobody presses anything on the server. */
const nothing = () => {}
const ROUTER = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

const draw = (screen: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    const write = (part: Buffer, _: string, done: () => void) => {
      parts.push(Buffer.from(part))
      done()
    }
    const page = new Writable({ write, final: () => resolve(Buffer.concat(parts).toString()) })
    const { pipe } = renderToPipeableStream(screen, { onAllReady: () => pipe(page), onError: reject })
  })

const drawPieces = drawInPieces((screen) => draw(<AppRouterContext value={ROUTER as never}>{screen}</AppRouterContext>))

/** Has the door draw a search by its screen, without the rest of the page (docs/decisions/039). */
export const offerScreen = (screen: (view: FoundView) => ReactNode): void =>
  offerDrawing((view) => drawPieces(screen(view)))
