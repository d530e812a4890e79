import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CODE_ALPHABET, newCode, normalizeSolution } from '../../store-api/customers/captcha/captcha'
import { renderCaptcha } from '../../store-api/customers/captcha/draw-captcha'

/**
 * Runs Tesseract on 500 captcha pictures, each preprocessed in three ways. A picture counts as read if any of the three
 * results is its code.
 */
const IMAGE_COUNT = 500
const MAX_READ_SHARE = 0.01

/** An attacker's preprocessing of an image before the OCR: none, removing thin lines, and removing pale parts. */
const CLEANINGS: Readonly<Record<string, (picture: Buffer) => Promise<Buffer>>> = {
  scaled: (picture) => sharp(picture).greyscale().resize({ width: 660 }).png().toBuffer(),
  smoothed: (picture) => sharp(picture).greyscale().resize({ width: 660 }).median(7).threshold(120).png().toBuffer(),
  dark: (picture) => sharp(picture).greyscale().resize({ width: 660 }).blur(2).threshold(110).png().toBuffer(),
}

const folder = mkdtempSync(join(tmpdir(), 'captcha-'))

/** Runs OCR on the image files in a list. @returns the text of each */
function read(list: string): string[] {
  const args = [list, '-', '--psm', '8', '-c', `tessedit_char_whitelist=${CODE_ALPHABET}`, '-c', 'page_separator=\f']
  const text = execFileSync('tesseract', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return text.split('\f').map((page) => normalizeSolution(page))
}

try {
  const codes = Array.from({ length: IMAGE_COUNT }, newCode)
  const isRead = codes.map(() => false)
  const pictures: Buffer[] = []
  for (const code of codes) pictures.push(await renderCaptcha(code))
  for (const [name, clean] of Object.entries(CLEANINGS)) {
    const files: string[] = []
    for (const [n, picture] of pictures.entries()) {
      const file = join(folder, `${name}-${n}.png`)
      writeFileSync(file, await clean(picture))
      files.push(file)
    }
    const list = join(folder, `${name}.txt`)
    writeFileSync(list, files.join('\n'))
    const readCount = read(list).filter((reading, n) => {
      const isCorrect = codes[n] !== undefined && reading === normalizeSolution(codes[n])
      if (isCorrect) isRead[n] = true
      return isCorrect
    }).length
    console.log(`${name}: ${readCount} of ${IMAGE_COUNT} read`)
  }
  const share = isRead.filter(Boolean).length / IMAGE_COUNT
  console.log(`read in any way: ${(share * 100).toFixed(1)} % (at most ${MAX_READ_SHARE * 100} %)`)
  if (share > MAX_READ_SHARE) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
