import type { Drawing } from './drawing'

/** A drawing for tests. @param fields overrides of a striped shirt */
export const sampleDrawing = (fields: Partial<Drawing> = {}): Drawing => ({
  garment: 'shirt',
  view: 'front',
  colours: ['#b01e33', '#f1ede2', '#14304f'],
  pattern: 'stripes',
  collar: 'crew',
  sleeve: 'short',
  cut: 'adult',
  crest: { shape: 'round', initials: 'TR' },
  ...fields,
})
