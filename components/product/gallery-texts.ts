/** What the gallery says once a script runs. */
export type GalleryTexts = Record<
  'zoom' | 'close' | 'previous' | 'next' | 'closer' | 'farther' | 'stage' | 'position',
  string
>
