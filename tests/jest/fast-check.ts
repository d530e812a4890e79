// Property tests use the same samples in every run. FAST_CHECK_SEED selects others, such as those of a failure.
import { configureGlobal } from '../../node_modules/fast-check/lib/cjs/fast-check.js'

configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_125) })

export * from '../../node_modules/fast-check/lib/cjs/fast-check.js'
export { default } from '../../node_modules/fast-check/lib/cjs/fast-check.js'
