import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { RenderQueue } from '../../demo/images/render-queue'
import { drawCaptcha } from './draw-captcha'

/** A picture takes a few milliseconds: who waits longer than this many of them has gone away. */
const queue = new RenderQueue(2, 200)

const SPAN = 2 ** 32

/** Noise that can be computed could be taken off again. */
const unforeseen = () => randomInt(SPAN) / SPAN

/** A code as a PNG, never twice the same. @throws QueueFull when too many are asked for at once */
export const renderCaptcha = (code: string): Promise<Buffer> =>
  queue.run(() =>
    sharp(Buffer.from(drawCaptcha(code, unforeseen)))
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )
