import { html } from 'hono/html'

interface Field {
  name: string
  label: string
  value?: string
  hint?: string
  /** What is wrong with it; empty when nothing is. */
  problem?: string
  /** What the browser fills it with. */
  autocomplete: string
  inputmode?: 'numeric' | 'text'
  longest: number
  /** The first one to be mended has the focus. */
  isFocused?: boolean
}

/** A field with its label, its hint and what is wrong with it. */
export function field({ name, label, value = '', hint = '', problem = '', longest, ...rest }: Field) {
  const { autocomplete, inputmode = 'text', isFocused = false } = rest
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return html`
    <div class="field ${name}">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        maxlength="${longest}"
        autocapitalize="off"
        spellcheck="false"
        required
        ${described ? html`aria-describedby="${described}"` : ''}
        ${problem ? html`aria-invalid="true"` : ''}
        ${isFocused ? html`autofocus` : ''}
      />
      ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
      ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
    </div>
  `
}
