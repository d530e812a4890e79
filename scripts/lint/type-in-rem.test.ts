import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** Letters of a drawing: their pixels are units of the drawing, which has its own size. */
const SVG_TEXT_CLASSES = [
  'components/ui/payment-card.module.scss .heavy',
  'components/ui/payment-card.module.scss .slanted',
  'components/ui/payment-card.module.scss .stacked',
  'components/ui/payment-card.module.scss .upright',
  'payment-service/pages/page.css .icon',
  'payment-service/pages/page.css .icon.mastercard',
  'payment-service/pages/page.css .icon.paypal',
]

const stylesheets = execFileSync('git', ['ls-files', '-z', '*.scss', '*.css'], { cwd: root })
  .toString()
  .split('\0')
  .filter(Boolean)

/** Declarations of font sizes in px: the properties and the tokens for them. */
const TYPE_IN_PX = /(?:^|[\s;{])(?:font-size|font|line-height|--[tl]-[a-z0-9]+):[^;{}]*?\d+px/

/** The innermost rules of a stylesheet that set font sizes in px, each as `selector`. */
const rulesInPx = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{([^{}]*)/g)]
    .filter(([, , body = '']) => TYPE_IN_PX.test(body))
    .map(([, selector = '']) => selector.trim())

it('finds type in px in properties, shorthands and tokens, and in nothing else', () => {
  const px = '.a { font-size: 15px; } .b { font: 680 1rem/24px x; } :root { --t-1: 32px; } .c { line-height: 20px; }'
  expect(rulesInPx(px)).toEqual(['.a', '.b', ':root', '.c'])
  expect(rulesInPx('.a { font-size: 1rem; height: 24px; letter-spacing: 1px; } .b { top: 1px }')).toEqual([])
})

it('type is in rem, so that it grows with the font size a shopper has chosen (WCAG 1.4.4)', () => {
  expect(stylesheets.length).toBeGreaterThan(150)
  const found = stylesheets.flatMap((path) =>
    rulesInPx(readFileSync(join(root, path), 'utf8')).map((selector) => `${path} ${selector}`),
  )
  expect(found.toSorted()).toEqual(SVG_TEXT_CLASSES)
})
