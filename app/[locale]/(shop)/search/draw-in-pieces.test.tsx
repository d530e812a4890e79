/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { usePieces } from '@/components/ui/pieces'
import { drawInPieces } from './draw-in-pieces'

interface CardProps {
  name: string
}

const drawn = jest.fn()

function Card({ name }: CardProps) {
  drawn(name)
  return (
    <li>
      <link rel="preload" as="image" href={`/${name}.webp`} />
      {name}
    </li>
  )
}

const Plain = ({ name }: CardProps) => <li>{name}</li>

/** Two kinds of pieces side by side, and behind a text. */
function Shelf({ title, names }: { title: string; names: string[] }) {
  const piece = usePieces()
  return (
    <main>
      {title}
      {names.map((name) => piece(Card, name, { name }))}
      <ul>{names.map((name) => piece(Plain, name, { name }))}</ul>
    </main>
  )
}

const whole = async (screen: React.ReactNode) => renderToString(screen)
beforeEach(() => drawn.mockClear())

describe('a page that is drawn in pieces', () => {
  it('is that which is drawn in one go', async () => {
    const draw = drawInPieces(whole)
    for (const names of [['a', 'b'], ['b', 'c & <d>', 'a'], []]) {
      const shelf = <Shelf title="Shirts" names={names} />
      expect(await draw(shelf)).toBe(await whole(shelf))
    }
  })

  it('has each of them drawn once, whatever page it stands on', async () => {
    const draw = drawInPieces(whole)
    await draw(<Shelf title="One" names={['a', 'b']} />)
    await draw(<Shelf title="Two" names={['b', 'a', 'c']} />)
    expect(drawn.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  })

  it('shows what was searched for, whatever that is', async () => {
    const draw = drawInPieces(whole)
    const shelf = <Shelf title="piece-0; $& $1 <!-- --> piece-1;" names={['a']} />
    expect(await draw(shelf)).toBe(await whole(shelf))
  })

  it('is not kept where a piece could not be drawn', async () => {
    const draw = drawInPieces(whole)
    drawn.mockImplementationOnce(() => {
      throw new Error('away')
    })
    await expect(draw(<Shelf title="One" names={['a']} />)).rejects.toThrow('away')
    expect(await draw(<Shelf title="One" names={['a']} />)).toContain('<li>a</li>')
  })

  it('fails alone where a piece fails before the page around it is there', async () => {
    const unheard = jest.fn()
    process.on('unhandledRejection', unheard)
    let drawings = 0
    const draw = drawInPieces(async (screen) => {
      if (++drawings > 1) throw new Error('away')
      const page = renderToString(screen)
      await pause(20)
      return page
    })
    await expect(draw(<Shelf title="One" names={['a']} />)).rejects.toThrow('away')
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })
})
