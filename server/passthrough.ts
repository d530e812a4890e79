import { counter } from '../lib/telemetry/metrics'

type Step = 'cspHashes' | 'deferScripts' | 'transformHtml'

const passthroughs = () =>
  counter({
    name: 'storefront_pipeline_passthrough_total',
    help: 'Responses that a step of the HTTP pipeline passed on unchanged as it did not recognise them, by step.',
    labelNames: ['step'],
  })

/** Counts a response that a step does not recognise: Next or React may write it in another form than before. */
export const countPassthrough = (step: Step): void => passthroughs().inc({ step })

/** How many a step has passed on since the process started. */
export const passthroughCount = async (step: Step): Promise<number> =>
  (await passthroughs().get()).values.find(({ labels }) => labels.step === step)?.value ?? 0
