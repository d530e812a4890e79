import { type Figure, readArguments, report } from './command-line'
import { bench, openShop } from './bench'
import { launchBrowser } from './browser'
import { measureLoad, type Weight } from '../harness/browser/measure-load'

interface Screen {
  name: string
  path: string
  /** In kB of 1000 bytes, and number of elements. */
  budget?: { all: number; html: number; elements: number }
}

const SCREENS: Screen[] = [
  { name: 'home', path: '/', budget: { all: 335, html: 16.5, elements: 600 } },
  { name: 'category', path: '/category/home-shirts', budget: { all: 345, html: 18, elements: 900 } },
  {
    name: 'product',
    path: '/product/tarnbridge-rovers-home-shirt-2026-27',
    budget: { all: 250, html: 22.1, elements: 800 },
  },
  { name: 'search', path: '/search?page=1&limit=12&keyword=shirt' },
  { name: 'content', path: '/page/delivery' },
  { name: 'login', path: '/login' },
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)

const row = (name: string, { Document, Script, Stylesheet, Font, Image, Other, total, requests, elements }: Weight) =>
  [
    name.padEnd(10),
    ...[Document, Script, Stylesheet, Font, Image, Other, total].map(kilobytes),
    String(requests).padStart(9),
    String(elements).padStart(9),
  ].join('')

const { access } = readArguments(process.argv.slice(2))

await bench(async (place) => {
  const { url, browserArgs } = await openShop(place, access)
  const browser = await launchBrowser(browserArgs)
  const figures: Figure[] = []
  const heads = ['HTML', 'scripts', 'styles', 'fonts', 'pictures', 'other', 'all', 'requests', 'elements']
  console.log(
    `First load on a phone, kB over the wire\n${' '.repeat(10)}${heads.map((head) => head.padStart(9)).join('')}`,
  )
  for (const { name, path, budget } of SCREENS) {
    // The first visit renders the page and its images. The second is measured: it is what other visitors load.
    await measureLoad(browser, url + path)
    const weight = await measureLoad(browser, url + path)
    console.log(row(name, weight))
    const { all, html, elements } = budget ?? {}
    figures.push(
      { name: `${name}, first load`, value: weight.total / 1000, unit: 'kB', ...(all && { atMost: all }) },
      { name: `${name}, HTML`, value: weight.Document / 1000, unit: 'kB', ...(html && { atMost: html }) },
      { name: `${name}, elements`, value: weight.elements, unit: '', ...(elements && { atMost: elements }) },
    )
  }
  await browser.close()
  console.log('')
  return report('weight', figures, access)
})
