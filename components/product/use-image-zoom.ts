'use client'

import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'
import { placeAfter, pinchStep, swipeStep, SCALES, type Point } from './zoom-gestures'

/** So far a press moves before it is a drag, in pixels. */
const DRAG = 4

/** So far an arrow key moves the picture, in pixels. */
const KEY_STEP = 80

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

const fingers = ({ touches }: TouchEvent): Point[] =>
  Array.from(touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }))

/** Zoom state of a picture, and its handlers. */
export function useImageZoom({ onSwipe }: { onSwipe: (by: number) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  const scale = SCALES[level] ?? 1
  /** Where the stage is to be scrolled once the picture has its new size. */
  const goal = useRef<Point | null>(null)
  const drag = useRef<{ from: Point; isMoved: boolean } | null>(null)
  const touch = useRef<Point[]>([])

  useLayoutEffect(() => {
    if (goal.current) stage.current?.scrollTo({ left: goal.current.x, top: goal.current.y, behavior: 'instant' })
    goal.current = null
  }, [scale])

  /** @param at the point that stays fixed, in window coordinates; default: the centre */
  const zoom = (to: number, at?: Point) => {
    const next = SCALES[to]
    const element = stage.current
    if (next === undefined || !element || to === level) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const held = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 }
    goal.current = placeAfter({ x: element.scrollLeft, y: element.scrollTop }, held, next / scale)
    setLevel(to)
  }
  const closer = () => zoom(level + 1)
  const farther = () => zoom(level - 1)

  const onKey = (key: string): boolean => {
    if (key === '+' || key === '=') closer()
    else if (key === '-') farther()
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
      if (!current.isMoved && Math.hypot(dx, dy) < DRAG) return
      drag.current = { from: { x: clientX, y: clientY }, isMoved: true }
      stage.current?.scrollBy(dx, dy)
    },
    onTouchStart: (event: TouchEvent) => void (touch.current = fingers(event)),
    onTouchMove: (event: TouchEvent) => {
      const now = fingers(event)
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
    closer,
    farther,
    reset: () => setLevel(0),
    canCome: level < SCALES.length - 1,
    canLeave: level > 0,
    onKey,
    stage: { ref: stage, ...handlers },
  }
}
