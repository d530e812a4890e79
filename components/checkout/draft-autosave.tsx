'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { CheckoutChange, Draft } from '@/contract/entities/checkout'
import { DRAFT_FIELDS } from '@/contract/entities/checkout-fields'
import { isSignedOut } from '@/lib/browser/call'
import { autosaveDraft, saveDraftOnUnload, showCheckout } from '@/lib/checkout/use-checkout'
import { sendPlain } from '@/lib/checkout/change-queue'
import type { StepDraft } from '@/lib/checkout/steps'
import { ANSWER_PARAMETER } from '@/lib/forms/form-state'
import { readTyped } from '@/lib/forms/read-typed'

/** Milliseconds after the last stroke. */
const QUIET = 600

interface Props {
  /** What of the form inside is kept. */
  step: StepDraft
  /** What is kept of it already. */
  draft: Draft
  /** Whether its fields are disabled. */
  isOff: boolean
  children: ReactNode
}

/** What was kept is newer than what waited behind a login: a reload shows it. */
function forgetAnswer() {
  const address = new URL(location.href)
  if (!address.searchParams.has(ANSWER_PARAMETER)) return
  address.searchParams.delete(ANSWER_PARAMETER)
  history.replaceState(history.state, '', address)
}

const isKept = (change: CheckoutChange, draft: Draft) =>
  DRAFT_FIELDS.every((field) => change[field] === undefined || change[field] === draft[field])

/** Keeps what is typed into the form inside, right or wrong, so that neither a reload nor a closed tab loses it. */
export function DraftAutosave({ step, draft, isOff, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Still to be read when the step has gone from the page.
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanged = useRef(false)

  /** The form and what is to be kept of it; null when nothing is. */
  const take = () => {
    clearTimeout(timer.current)
    if (!form.current || !isChanged.current) return null
    isChanged.current = false
    return { form: form.current, change: step.changeOf(readTyped(step, new FormData(form.current))) }
  }
  const keep = async () => {
    const taken = take()
    if (!taken) return
    try {
      await showCheckout(await autosaveDraft(taken.change))
      forgetAnswer()
    } catch (error) {
      if (isSignedOut(error)) return sendPlain(taken.form)
      // It is sent again with the next stroke, and with the step.
      isChanged.current = true
    }
  }
  // What was typed before the script ran, what is chosen for the shopper, and what waited behind a login.
  const begin = useEffectEvent(() => {
    form.current = box.current?.querySelector('form') ?? null
    isChanged.current = true
    const taken = take()
    if (!taken || isKept(taken.change, draft)) return
    isChanged.current = true
    void keep()
  })
  const leave = useEffectEvent(() => {
    const taken = take()
    if (taken) saveDraftOnUnload(taken.change)
  })
  // Back to another step within the pause after a stroke.
  const leaveStep = useEffectEvent(() => {
    const taken = take()
    if (taken) void autosaveDraft(taken.change).catch(() => null)
  })
  useEffect(() => {
    if (isOff) return
    begin()
    const away = new AbortController()
    addEventListener('pagehide', () => leave(), { signal: away.signal })
    return () => {
      leaveStep()
      away.abort()
    }
  }, [isOff])

  return (
    <div
      ref={box}
      onInput={() => {
        isChanged.current = true
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void keep(), QUIET)
      }}
      onBlur={() => void keep()}
      onSubmit={(event) => {
        // One that no script sends would overtake what is being kept.
        if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
        event.preventDefault()
        clearTimeout(timer.current)
        isChanged.current = false
        void sendPlain(event.target)
      }}
    >
      {children}
    </div>
  )
}
