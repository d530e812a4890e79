'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { CheckoutChange, Draft } from '@/contract/entities/checkout'
import { DRAFT_FIELDS } from '@/contract/entities/checkout-fields'
import { isSignedOut } from '@/lib/browser/call-error'
import { sendPlain } from '@/lib/checkout/change-queue'
import type { StepDraft } from '@/lib/checkout/steps'
import { autosaveDraft, saveDraftOnUnload, showCheckout } from '@/lib/checkout/use-checkout'
import { FLASH_PARAMETER } from '@/lib/forms/form-state'
import { readTyped } from '@/lib/forms/read-typed'

const AUTOSAVE_DELAY_MS = 600

interface Props {
  /** The fields to save. */
  step: StepDraft
  /** The saved draft. */
  draft: Draft
  /** Whether its fields are disabled. */
  isOff: boolean
  children: ReactNode
}

/** The saved draft is newer than the values kept over a login: a reload must show the draft. */
function dropFlashState() {
  const address = new URL(location.href)
  if (!address.searchParams.has(FLASH_PARAMETER)) return
  address.searchParams.delete(FLASH_PARAMETER)
  history.replaceState(history.state, '', address)
}

const isSaved = (change: CheckoutChange, draft: Draft) =>
  DRAFT_FIELDS.every((field) => change[field] === undefined || change[field] === draft[field])

/** Saves the values of the form inside, valid or not, so that a reload or a closed tab loses nothing. */
export function DraftAutosave({ step, draft, isOff, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // A ref: still readable after the step was unmounted.
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanged = useRef(false)

  /** The form and its unsaved change; null if there is none. */
  const takeChange = () => {
    clearTimeout(timer.current)
    if (!form.current || !isChanged.current) return null
    isChanged.current = false
    return { form: form.current, change: step.changeOf(readTyped(step, new FormData(form.current))) }
  }
  const save = async () => {
    const taken = takeChange()
    if (!taken) return
    try {
      await showCheckout(await autosaveDraft(taken.change))
      dropFlashState()
    } catch (error) {
      if (isSignedOut(error)) return sendPlain(taken.form)
      // Saved again with the next keystroke, and with the step.
      isChanged.current = true
    }
  }
  // Values typed before hydration, preselected, or kept over a login.
  const begin = useEffectEvent(() => {
    form.current = box.current?.querySelector('form') ?? null
    isChanged.current = true
    const taken = takeChange()
    if (!taken || isSaved(taken.change, draft)) return
    isChanged.current = true
    void save()
  })
  const leave = useEffectEvent(() => saveDraftOnUnload(takeChange()?.change))
  // Another step was opened before the delay had passed.
  const leaveStep = useEffectEvent(() => {
    const taken = takeChange()
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
        timer.current = setTimeout(() => void save(), AUTOSAVE_DELAY_MS)
      }}
      onBlur={() => void save()}
      onSubmit={(event) => {
        // A native submit would overtake the queued saves.
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
