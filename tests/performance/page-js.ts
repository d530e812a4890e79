import { startShop } from '../harness/shop'
import { bench } from './bench'
import { startBare } from './floor/start-bare'
import { measureScripts } from './page-scripts'

/** What a screen may carry over a bare page of the same Next, in kB of 1000 bytes. */
const SCREENS = [
  { name: 'Content', path: '/page/about-us', budget: 15 },
  { name: 'Home', path: '/', budget: 25 },
  { name: 'Listing', path: '/category/home-shirts', budget: 25 },
  { name: 'Search', path: '/search?page=1&limit=12&keyword=shirt', budget: 25 },
  { name: 'Product', path: '/product/tarnbridge-rovers-home-shirt-2026-27', budget: 30 },
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

await bench(async ({ processes, settings }) => {
  const bare = await measureScripts(await startBare(processes))
  const { url } = await startShop(processes, settings)
  console.log('JavaScript of a screen, kB gzip\n            all  over bare  budget  scripts')
  console.log(`Bare     ${kilobytes(bare.bytes)}                    ${bare.count}`)
  let isWithin = true
  for (const { name, path, budget } of SCREENS) {
    const { bytes, count } = await measureScripts(url + path)
    const over = bytes - bare.bytes
    console.log(`${name.padEnd(8)} ${kilobytes(bytes)}     ${kilobytes(over)}  ${kilobytes(budget * 1000)}  ${count}`)
    if (over > budget * 1000) isWithin = false
  }
  return isWithin
})
