/** @jest-environment node */
import { startProgress, progressLine } from './import-progress'

describe('the progress of an import', () => {
  it('is printed with total, rate and remaining time', () => {
    expect(progressLine({ done: 250, total: 1250, elapsedMs: 10_000 })).toBe(
      '250 of 1250 products, 25 a second, 40 s left',
    )
    expect(progressLine({ done: 5, total: 1250, elapsedMs: 30_000 })).toBe(
      '5 of 1250 products, 10 a minute, 125 min left',
    )
    expect(progressLine({ done: 5, total: 1250, elapsedMs: 100 })).toBe('5 of 1250 products')
  })

  it('is one line a minute in a log', () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    let time = 0
    const progress = startProgress(200, () => time)
    for (let place = 0; place < 150; place++) {
      time += 1000
      progress.add(`cup-${place}`)
    }
    progress.stop()
    const lines = write.mock.calls.map(([text]) => String(text))
    write.mockRestore()
    expect(lines).toEqual([
      '60 of 200 products, 1 a second, 3 min left …\n',
      '120 of 200 products, 1 a second, 80 s left …\n',
    ])
  })
})
