'use client'

import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react'

/** Draws one of many parts of a page that look the same on many pages. */
export type DrawPiece = <Props extends object>(Piece: ComponentType<Props>, key: string, props: Props) => ReactNode

const asItIs: DrawPiece = (Piece, key, props) => createElement(Piece, { ...props, key })

/** Another where a server draws many pages (app/[locale]/(shop)/search/draw-in-pieces.tsx). */
export const PiecesContext = createContext(asItIs)

export const usePieces = (): DrawPiece => useContext(PiecesContext)
