import { readArguments } from './arguments'
import { bench } from './bench'
import { launchBrowser } from './browser'
import { openShop } from './open-shop'
import { report, type Figure } from './report'
import { measureLoad, type Weight } from './weight/measure-load'

const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/home-shirts' },
  { name: 'product', path: '/product/tarnbridge-rovers-home-shirt-2026-27', most: 300 },
  { name: 'search', path: '/search?page=1&limit=12&keyword=shirt' },
  { name: 'content', path: '/page/delivery' },
  { name: 'login', path: '/login' },
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)

const row = (name: string, { Document, Script, Stylesheet, Font, Image, Other, total, requests }: Weight) =>
  [
    name.padEnd(10),
    ...[Document, Script, Stylesheet, Font, Image, Other, total].map(kilobytes),
    String(requests).padStart(9),
  ].join('')

const { access } = readArguments(process.argv.slice(2))

await bench(async (place) => {
  const { url, browserArgs } = await openShop(place, access)
  const browser = await launchBrowser(browserArgs)
  const figures: Figure[] = []
  const heads = ['HTML', 'scripts', 'styles', 'fonts', 'pictures', 'other', 'all', 'requests']
  console.log(
    `First load on a phone, kB over the wire\n${' '.repeat(10)}${heads.map((head) => head.padStart(9)).join('')}`,
  )
  for (const { name, path, most } of SCREENS) {
    // The first visit renders the page and draws its pictures; what is measured is what every other visitor loads.
    await measureLoad(browser, url + path)
    const weight = await measureLoad(browser, url + path)
    console.log(row(name, weight))
    figures.push({ name: `${name}, first load`, value: weight.total / 1000, unit: 'kB', ...(most && { atMost: most }) })
  }
  await browser.close()
  console.log('')
  return report('weight', figures, access)
})
