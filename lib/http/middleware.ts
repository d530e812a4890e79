import type { IncomingMessage, ServerResponse } from 'node:http'
import { counter } from '../telemetry/metrics'

/** A step of the HTTP pipeline: either responds or calls `next`, at most once. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Chains steps in the given order; the `next` of the last one is the caller's. */
export const compose =
  (...steps: readonly Middleware[]): Middleware =>
  (request, response, next) => {
    const run = (index: number) => {
      const step = steps[index]
      if (step) step(request, response, () => run(index + 1))
      else next()
    }
    run(0)
  }

type Step = 'cspHashes' | 'deferScripts' | 'transformHtml'

const passthroughs = () =>
  counter({
    name: 'storefront_pipeline_passthrough_total',
    help: 'Responses that a step of the HTTP pipeline passed on unchanged as it did not recognise them, by step.',
    labelNames: ['step'],
  })

/** Counts a response that a step does not recognise, for example because Next or React changed its form. */
export const countPassthrough = (step: Step): void => passthroughs().inc({ step })

/** Number of responses that a step has passed on since the process started. */
export const passthroughCount = async (step: Step): Promise<number> =>
  (await passthroughs().get()).values.find(({ labels }) => labels.step === step)?.value ?? 0
