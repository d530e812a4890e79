'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { CheckoutChange, Draft } from '@/contract/entities/checkout'
import { DRAFT_FIELDS } from '@/contract/entities/checkout-fields'
import { isSignedOut } from '@/lib/browser/call-error'
import { submitNatively } from '@/lib/checkout/change-queue'
import type { StepDraft } from '@/lib/checkout/steps'
import { autosaveDraft, saveDraftOnUnload, showCheckout } from '@/lib/checkout/use-checkout'
import { FLASH_PARAMETER } from '@/lib/forms/form-state'
import { readFormValues } from '@/lib/forms/read-form-values'

const AUTOSAVE_DELAY_MS = 600

interface Props {
  /** The fields to save. */
  step: StepDraft
  /** The saved draft. */
  draft: Draft
  /** Whether its fields are disabled. */
  isDisabled: boolean
  children: ReactNode
}

/** The saved draft is newer than the values stored during a login: a reload must show the draft. */
function dropFlashState() {
  const address = new URL(location.href)
  if (!address.searchParams.has(FLASH_PARAMETER)) return
  address.searchParams.delete(FLASH_PARAMETER)
  history.replaceState(history.state, '', address)
}

const isSaved = (change: CheckoutChange, draft: Draft) =>
  DRAFT_FIELDS.every((field) => change[field] === undefined || change[field] === draft[field])

/** Saves the values of the form inside, valid or not, so that a reload or a closed tab loses nothing. */
export function DraftAutosave({ step, draft, isDisabled, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  // A ref: still readable after the step was unmounted.
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanged = useRef(false)

  /** Returns the form and its unsaved change, and marks it as saved; null if there is none. */
  const consumeChange = () => {
    clearTimeout(timer.current)
    if (!form.current || !isChanged.current) return null
    isChanged.current = false
    return { form: form.current, change: step.changeOf(readFormValues(step, new FormData(form.current))) }
  }
  const save = async () => {
    const unsaved = consumeChange()
    if (!unsaved) return
    try {
      await showCheckout(await autosaveDraft(unsaved.change))
      dropFlashState()
    } catch (error) {
      if (isSignedOut(error)) return submitNatively(unsaved.form)
      // Saved again with the next keystroke, and with the step.
      isChanged.current = true
    }
  }
  // Values typed before hydration, preselected, or restored after a login.
  const saveInitialValues = useEffectEvent(() => {
    form.current = container.current?.querySelector('form') ?? null
    isChanged.current = true
    const unsaved = consumeChange()
    if (!unsaved || isSaved(unsaved.change, draft)) return
    isChanged.current = true
    void save()
  })
  const saveOnUnload = useEffectEvent(() => saveDraftOnUnload(consumeChange()?.change))
  // Another step was opened before the delay had passed.
  const saveOnUnmount = useEffectEvent(() => {
    const unsaved = consumeChange()
    if (unsaved) void autosaveDraft(unsaved.change).catch(() => null)
  })
  useEffect(() => {
    if (isDisabled) return
    saveInitialValues()
    const controller = new AbortController()
    addEventListener('pagehide', () => saveOnUnload(), { signal: controller.signal })
    return () => {
      saveOnUnmount()
      controller.abort()
    }
  }, [isDisabled])

  return (
    <div
      ref={container}
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
        void submitNatively(event.target)
      }}
    >
      {children}
    </div>
  )
}
