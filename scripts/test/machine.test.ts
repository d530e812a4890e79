import { busyPercent, readProcessorTime, runLine, timeLoop } from './machine'

it('adds up the time of all processors', () => {
  const times = { user: 100, nice: 1, sys: 20, idle: 50, irq: 2 }
  expect(readProcessorTime([{ times }, { times: { ...times, idle: 10 } }])).toEqual({ busyMs: 246, idleMs: 60 })
})

it('says how busy the processors were between two readings', () => {
  const start = { busyMs: 1000, idleMs: 500 }
  expect(busyPercent(start, { busyMs: 1900, idleMs: 600 })).toBe(90)
  expect(busyPercent(start, start)).toBe(0)
})

it('reads the processors of this machine', () => {
  expect(readProcessorTime().busyMs).toBeGreaterThan(0)
})

it('returns the time of the loop', () => {
  expect(timeLoop(1000)).toBeGreaterThan(0)
})

it.each([
  [[], 'All steps: 1232.6 s, processors 96 % busy'],
  [[270.4], 'All steps: 1232.6 s, processors 96 % busy; a fixed loop took 270 ms'],
  [[300.2, 270.4, 281], 'All steps: 1232.6 s, processors 96 % busy; a fixed loop took 270 to 300 ms'],
])('prints a run, and the fastest and the slowest loop of it: %j', (loops, line) => {
  expect(runLine(1_232_560, 96, loops)).toBe(line)
})
