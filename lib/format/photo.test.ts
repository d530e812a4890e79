import { croppedSizes, photoAttributes } from './photo'

const shape = (more: object) => photoAttributes({ width: 800, height: 1000, ...more })?.['data-photo']

describe('photoAttributes', () => {
  it('has its own proportion and colour, and nothing for a drawing', () => {
    expect(photoAttributes({ width: 600, height: 900, colour: '#102030' })).toEqual({
      ...{ width: 600, height: 900, 'data-photo': 'tall' },
      style: { '--photo-ratio': 0.6667, '--photo-colour': '#102030' },
    })
    expect(photoAttributes({})).toBeNull()
    expect(photoAttributes({ colour: '#102030' })).toBeNull()
  })

  it.each([
    ['tall', 600, 900],
    ['portrait', 800, 1000],
    ['portrait', 750, 1000],
    ['square', 1000, 1000],
    ['wide', 1500, 1000],
    ['banner', 3000, 1000],
  ])('is %s at %d × %d', (name, width, height) => {
    expect(shape({ width, height })).toBe(name)
  })

  it('extends its edge colour, and is cropped around its focal point', () => {
    expect(shape({ edge: '#ffffff', width: 3000 })).toBe('stand')
    const chosen = { width: 90, height: 30, edge: '#ffffff', colour: '#102030', focus: [0.25, 0.9] }
    expect(photoAttributes(chosen)).toMatchObject({
      'data-photo': 'focus',
      style: { '--photo-colour': '#ffffff', '--photo-focus': '25% 90%' },
    })
  })
})

describe('croppedSizes', () => {
  const SIZES = '(width >= 1440px) 300px, 50vw'

  it('includes the width of the cropped part', () => {
    expect(croppedSizes(SIZES, { width: 160, height: 100, focus: [0, 0] })).toBe('(width >= 1440px) 600px, 100vw')
    expect(croppedSizes(SIZES, { width: 100, height: 100 })).toBe('(width >= 1440px) 375px, 63vw')
  })

  it('does not change those of whole images and drawings, and limits those of very wide ones', () => {
    expect(croppedSizes(SIZES, { width: 160, height: 100 })).toBe(SIZES)
    expect(croppedSizes(SIZES, {})).toBe(SIZES)
    expect(croppedSizes('10px', { width: 800, height: 100, focus: [0, 0] })).toBe('30px')
  })
})
