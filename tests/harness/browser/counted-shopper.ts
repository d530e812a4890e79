import { expect, type Locator, type Page } from '@playwright/test'

/** What a browser has saved of a shopper, by autocomplete token. Cards are not saved. */
export const SAVED: Readonly<Record<string, string>> = {
  'given-name': 'Ada',
  'family-name': 'King',
  'address-line1': '5 Mill Street',
  'postal-code': 'SW1A 1AA',
  'address-level2': 'London',
  'address-level1': 'Greater London',
  tel: '+44 20 7946 0100',
}

/**
 * Runs in the page: fills the fields of a form as autofill does, by their autocomplete, and returns which it filled.
 */
function fillSaved(field: HTMLElement | SVGElement, saved: Readonly<Record<string, string>>): string[] {
  const form = field.closest('form')
  if (!form) return []
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return []
    const value = saved[element.autocomplete.split(' ').at(-1) ?? '']
    // Fields that are not shown are not filled.
    if (value === undefined || element.offsetParent === null) return []
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value') ?? {}
    set?.call(element, value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    return [element.name]
  })
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** A shopper whose every press is counted: taps on a phone, or keys besides typing. */
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

  /** With keys: past the header by the skip link, then on by Tab. */
  async skipTo(target: Locator) {
    await this.press('Tab')
    await this.press('Enter')
    await this.goTo(target)
  }

  /** Gives the focus to a field, unless it has it. */
  async goTo(target: Locator) {
    await expect(target).toBeVisible()
    if (await isFocused(target)) return
    if (this.by !== 'key') return this.tap(target)
    for (let at = 0; at < 60; at++) {
      await this.press('Tab')
      if (await isFocused(target)) return
    }
    throw new Error('Tab never came there')
  }

  /** Presses a link, button, box or choice. */
  async choose(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    if (this.by !== 'key') return this.tap(target)
    await this.goTo(target)
    await this.press(key)
  }

  async type(field: Locator, text: string) {
    await this.goTo(field)
    this.typedFields++
    await this.page.keyboard.type(text)
  }

  /** Takes what the browser offers to fill in: one tap on it, or two keys. @returns names of the fields it filled */
  async autofill(field: Locator): Promise<string[]> {
    await this.goTo(field)
    this.presses += this.by === 'key' ? 2 : 1
    return field.evaluate(fillSaved, SAVED)
  }
}
