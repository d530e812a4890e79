import { expect, type Locator, type Page } from '@playwright/test'

/** Autofill data of a browser, by autocomplete token. Cards are not saved. */
export const SAVED: Readonly<Record<string, string>> = {
  'given-name': 'Ada',
  'family-name': 'King',
  'address-line1': '5 Mill Street',
  'postal-code': 'SW1A 1AA',
  'address-level2': 'London',
  'address-level1': 'Greater London',
  tel: '+44 20 7946 0100',
}

/** Runs in the page: fills a form as autofill does, by autocomplete tokens. @returns names of the filled fields */
function fillSaved(field: HTMLElement | SVGElement, saved: Readonly<Record<string, string>>): string[] {
  const form = field.closest('form')
  if (!form) return []
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return []
    const value = saved[element.autocomplete.split(' ').at(-1) ?? '']
    // Autofill skips hidden fields.
    if (value === undefined || element.offsetParent === null) return []
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value') ?? {}
    set?.call(element, value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    return [element.name]
  })
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Counts a shopper's taps, clicks or key presses. Typed text counts as a field, not as presses. */
export class CountedShopper {
  presses = 0
  typedFields = 0

  constructor(
    readonly page: Page,
    private readonly by: 'tap' | 'click' | 'key',
  ) {}

  async press(key: string) {
    this.presses++
    await this.page.keyboard.press(key)
  }

  private async tap(target: Locator) {
    this.presses++
    await (this.by === 'tap' ? target.tap() : target.click())
  }

  /** With the keyboard: passes the header by the skip link, then moves to the target with Tab. */
  async skipHeaderTo(target: Locator) {
    await this.press('Tab')
    await this.press('Enter')
    await this.focusOn(target)
  }

  /** Moves the focus to an element that does not have it. */
  async focusOn(target: Locator) {
    await expect(target).toBeVisible()
    if (await isFocused(target)) return
    if (this.by !== 'key') return this.tap(target)
    for (let at = 0; at < 60; at++) {
      await this.press('Tab')
      if (await isFocused(target)) return
    }
    throw new Error('Tab did not reach the element')
  }

  /** Activates a link, button, checkbox or radio button. */
  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    if (this.by !== 'key') return this.tap(target)
    await this.focusOn(target)
    await this.press(key)
  }

  async type(field: Locator, text: string) {
    await this.focusOn(field)
    this.typedFields++
    await this.page.keyboard.type(text)
  }

  /** Accepts the browser's autofill suggestion: one tap, or two keys. @returns names of the filled fields */
  async autofill(field: Locator): Promise<string[]> {
    await this.focusOn(field)
    this.presses += this.by === 'key' ? 2 : 1
    return field.evaluate(fillSaved, SAVED)
  }
}
