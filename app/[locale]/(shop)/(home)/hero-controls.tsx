'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-sprite'
import styles from './hero-controls.module.scss'

interface Props {
  trackId: string
  slides: { id: string; label: string }[]
  previous: string
  next: string
}

/** Dots and arrows: links to the slides; with JavaScript they scroll only the carousel. */
export function HeroControls({ trackId, slides, previous, next }: Props) {
  const [current, setCurrent] = useState(0)
  const at = (index: number) => (index + slides.length) % slides.length

  useEffect(() => {
    const track = document.getElementById(trackId)
    const onScroll = () => track && setCurrent(Math.round(track.scrollLeft / track.clientWidth))
    track?.addEventListener('scroll', onScroll, { passive: true })
    return () => track?.removeEventListener('scroll', onScroll)
  }, [trackId])

  const goToSlide = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    const track = document.getElementById(trackId)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    track?.scrollTo({ left: index * track.clientWidth, behavior })
  }
  const arrow = (index: number, label: string, icon: IconName) => (
    <a className={styles.arrow} href={`#${slides[index]?.id}`} aria-label={label} onClick={goToSlide(index)}>
      <Icon name={icon} size="medium" />
    </a>
  )

  return (
    <div className={styles.controls}>
      <ol className={styles.dots}>
        {slides.map(({ id, label }, index) => (
          <li key={id}>
            <a
              className={styles.dot}
              href={`#${id}`}
              aria-label={label}
              aria-current={index === current || undefined}
              onClick={goToSlide(index)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.arrows}>
        {arrow(at(current - 1), previous, 'left')}
        {arrow(at(current + 1), next, 'right')}
      </div>
    </div>
  )
}
