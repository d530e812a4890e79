import { Counter, Gauge, Histogram, Registry, type CounterConfiguration, type GaugeConfiguration } from 'prom-client'

/** Next loads this file in several bundles; what is counted is one per process. */
const KEY = Symbol.for('shop.metrics')
const shared = globalThis as { [KEY]?: Registry }

/** Everything this process counts. */
export const metrics = (): Registry => (shared[KEY] ??= new Registry())

/** Seconds: from a page out of the cache to the longest call there is. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Named<Label extends string> {
  name: string
  help: string
  /** Their values must be few, whoever asks for whatever. */
  labelNames?: readonly Label[]
}

/** The metric of this name, made by whoever comes first. */
function once<Metric>(name: string, make: () => Metric): Metric {
  return (metrics().getSingleMetric(name) as Metric | undefined) ?? make()
}

/** Something that is counted. */
export const counter = <Label extends string>(of: Named<Label> & Pick<CounterConfiguration<Label>, 'collect'>) =>
  once(of.name, () => new Counter<Label>({ labelNames: [], ...of, registers: [metrics()] }))

/** Something that stands somewhere. */
export const gauge = <Label extends string>(of: Named<Label> & Pick<GaugeConfiguration<Label>, 'collect'>) =>
  once(of.name, () => new Gauge<Label>({ labelNames: [], ...of, registers: [metrics()] }))

/** How long something takes, in seconds. */
export const duration = <Label extends string>(of: Named<Label>) =>
  once(of.name, () => new Histogram<Label>({ labelNames: [], ...of, buckets: BUCKETS, registers: [metrics()] }))
