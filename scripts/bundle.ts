import { bundlePrograms } from './build/bundle-programs'

await bundlePrograms()
