import PDFDocument from 'pdfkit'
import type { FallbackFonts } from '../../../lib/format/typeset/fallback-fonts'

/** The tags of texts for screen readers; options as pdfkit accepts them. */
const ELEMENTS = {
  heading: { element: 'H1' },
  paragraph: { element: 'P' },
  cell: { element: 'TD' },
  'row heading': { element: 'TH', scope: 'Row' },
  'column heading': { element: 'TH', scope: 'Column' },
} as const

/** The role of a text. */
export type TextRole = keyof typeof ELEMENTS

/** A page to draw on, with fonts for letters that its own font lacks. Lengths are points. */
export class Sheet extends PDFDocument {
  /**
   * The text stored in the file for the text that is written next: a font maps a shaped letter only to the first text
   * it was used for, so that copied names would be wrong.
   */
  actualText: string | null = null

  /** Open elements, the innermost last: they define the reading order. */
  readonly #open: PDFKit.PDFStructureElement[] = []

  constructor(
    options: PDFKit.PDFDocumentOptions,
    readonly fallback: FallbackFonts,
  ) {
    super(options)
    this.#begin('Document')
  }

  /** Draws the content of a table, or of one of its rows. */
  drawElement<Result>(element: 'Table' | 'TR', draw: () => Result): Result {
    this.#begin(element)
    const result = draw()
    this.#open.pop()?.end()
    return result
  }

  /** Draws a text that screen readers announce with its role. */
  drawTagged(as: TextRole, draw: () => void): void {
    const { element, ...options } = ELEMENTS[as]
    this.#open.at(-1)?.add(this.struct(element, options as PDFKit.Mixins.StructureElementOptions, draw))
  }

  /** Draws content that screen readers skip. */
  drawArtifact(draw: () => void): void {
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

  /** Adds the text around its glyphs, inside the library's flipped coordinate system. */
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
