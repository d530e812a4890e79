'use client'

import { type MouseEvent, type PointerEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'

/** Pixels the mouse moves before a press becomes a drag. */
const DRAG_PX = 4

/** Pixels an arrow key pans. */
const KEY_STEP_PX = 80

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
}

const touchPoints = ({ touches }: TouchEvent): Point[] =>
  Array.from(touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }))

/** Zoom level of an image, and the event handlers of its scroll container (the stage). */
export function useImageZoom({ onSwipe }: { onSwipe: (step: number) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  const scale = SCALES[level] ?? 1
  /** Scroll offset to apply once the image has its new size. */
  const scrollTarget = useRef<Point | null>(null)
  const drag = useRef<{ from: Point; isMoved: boolean } | null>(null)
  const touch = useRef<Point[]>([])

  useLayoutEffect(() => {
    if (scrollTarget.current)
      stage.current?.scrollTo({ left: scrollTarget.current.x, top: scrollTarget.current.y, behavior: 'instant' })
    scrollTarget.current = null
  }, [scale])

  /** @param at point that stays fixed, in client coordinates; default: the centre */
  const zoom = (to: number, at?: Point) => {
    const next = SCALES[to]
    const element = stage.current
    if (next === undefined || !element || to === level) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const anchor = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 }
    scrollTarget.current = scrollAfterZoom({ x: element.scrollLeft, y: element.scrollTop }, anchor, next / scale)
    setLevel(to)
  }
  const zoomIn = () => zoom(level + 1)
  const zoomOut = () => zoom(level - 1)

  const onKey = (key: string): boolean => {
    if (key === '+' || key === '=') zoomIn()
    else if (key === '-') zoomOut()
    else if (level > 0 && ARROWS[key]) stage.current?.scrollBy(ARROWS[key].x, ARROWS[key].y)
    else return false
    return true
  }

  const handlers = {
    onClick: ({ clientX, clientY }: MouseEvent) => {
      if (!drag.current?.isMoved) zoom(level > 0 ? 0 : 1, { x: clientX, y: clientY })
      drag.current = null
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      drag.current = pointerType === 'mouse' ? { from: { x: clientX, y: clientY }, isMoved: false } : null
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const { current } = drag
      if (!current || buttons !== 1) return
      const [dx, dy] = [current.from.x - clientX, current.from.y - clientY]
      if (!current.isMoved && Math.hypot(dx, dy) < DRAG_PX) return
      drag.current = { from: { x: clientX, y: clientY }, isMoved: true }
      stage.current?.scrollBy(dx, dy)
    },
    onTouchStart: (event: TouchEvent) => void (touch.current = touchPoints(event)),
    onTouchMove: (event: TouchEvent) => {
      const now = touchPoints(event)
      const step = pinchStep(touch.current, now)
      if (step === 0) return
      const [one, other] = now
      touch.current = now
      if (one && other) zoom(level + step, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from] = touch.current
      const end = changedTouches.item(0)
      const by =
        level === 0 && touch.current.length === 1 && from && end ? swipeStep(from, end.clientX, end.clientY) : 0
      if (by !== 0) onSwipe(by)
    },
  }

  return {
    scale,
    zoomIn,
    zoomOut,
    reset: () => setLevel(0),
    canZoomIn: level < SCALES.length - 1,
    canZoomOut: level > 0,
    onKey,
    stage: { ref: stage, ...handlers },
  }
}

export interface Point {
  x: number
  y: number
}

/** Zoom levels: image size by screen size. */
export const SCALES = [1, 2, 3] as const

/** Ratio of finger distances that counts as a pinch by one level. */
const PINCH_RATIO = 1.3

/** Pixels a finger moves sideways to swipe to the next image. */
const SWIPE_PX = 48

/**
 * The scroll offset after a zoom that keeps one point of the image under the pointer.
 * @param scrolled current scroll offset
 * @param anchor the point, from the stage's corner
 * @param growth new size by old size
 */
export const scrollAfterZoom = (scrolled: Point, anchor: Point, growth: number): Point => ({
  x: (scrolled.x + anchor.x) * growth - anchor.x,
  y: (scrolled.y + anchor.y) * growth - anchor.y,
})

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** 1 when two fingers moved apart, -1 when they moved together, 0 otherwise. */
export function pinchStep(before: readonly Point[], now: readonly Point[]): -1 | 0 | 1 {
  const [from, to] = [distance(before), distance(now)]
  if (from === 0 || to === 0) return 0
  if (to / from >= PINCH_RATIO) return 1
  return from / to >= PINCH_RATIO ? -1 : 0
}

/** 1 for a swipe to the next image, -1 to the previous one, 0 for no swipe. */
export function swipeStep(from: Point, x: number, y: number): -1 | 0 | 1 {
  const [dx, dy] = [x - from.x, y - from.y]
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
