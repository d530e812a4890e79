import type { Locator } from '@playwright/test'
import { untilAtRest } from './slow-phone'

/** Milliseconds a finger lies on the glass. */
const PRESS = 80

/** Touches the middle of what is named, as a finger does: nothing else is asked of the page meanwhile. */
export async function touch(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await untilAtRest(page)
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to touch: ${target.toString()}`)
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(PRESS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
