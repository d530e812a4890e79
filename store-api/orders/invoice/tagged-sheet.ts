import PDFDocument from 'pdfkit'
import type { FallbackFonts } from '../../../lib/format/typeset/fallback-fonts'

/** How texts are read out; options as pdfkit takes them. */
const ELEMENTS = {
  heading: { element: 'H1' },
  paragraph: { element: 'P' },
  cell: { element: 'TD' },
  'row heading': { element: 'TH', scope: 'Row' },
  'column heading': { element: 'TH', scope: 'Column' },
} as const

/** What a text is. */
export type TextRole = keyof typeof ELEMENTS

/** A sheet of paper that is drawn on, and fonts for what its own cannot show. Lengths are points. */
export class Sheet extends PDFDocument {
  /**
   * What stands in the file for the text that is written next: of shaped letters a font knows only the first for which
   * it showed a shape, and who copies a name out of the file would get another one.
   */
  actualText: string | null = null

  /** Elements that are open, the innermost last: what is read out, and in which order. */
  readonly #open: PDFKit.PDFStructureElement[] = []

  constructor(
    options: PDFKit.PDFDocumentOptions,
    readonly fallback: FallbackFonts,
  ) {
    super(options)
    this.#begin('Document')
  }

  /** Draws what belongs to a table, or to a row of one. */
  within<Result>(element: 'Table' | 'TR', draw: () => Result): Result {
    this.#begin(element)
    const result = draw()
    this.#open.pop()?.end()
    return result
  }

  /** Draws a text that is read out as what it is. */
  readOut(as: TextRole, draw: () => void): void {
    const { element, ...options } = ELEMENTS[as]
    this.#open.at(-1)?.add(this.struct(element, options as PDFKit.Mixins.StructureElementOptions, draw))
  }

  /** Draws what is not read out. */
  decorate(draw: () => void): void {
    this.markContent('Artifact')
    draw()
    this.endMarkedContent()
  }

  override end(): void {
    for (const element of this.#open.splice(0).reverse()) element.end()
    super.end()
  }

  #begin(name: string): void {
    const element = this.struct(name)
    const parent = this.#open.at(-1)
    if (parent) parent.add(element)
    else this.addStructure(element)
    this.#open.push(element)
  }

  /** Puts the text around its glyphs, within the turned coordinates in which the library writes them. */
  override addContent(data: string): this {
    if (this.actualText !== null && data === 'BT')
      super.addContent(`/Span << /ActualText <${toHex(this.actualText)}> >> BDC`)
    super.addContent(data)
    if (this.actualText !== null && data === 'ET') super.addContent('EMC')
    return this
  }
}

/** As PDF writes texts of any alphabet: UTF-16, the higher byte first. */
const toHex = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`
