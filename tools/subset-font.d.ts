declare module 'subset-font' {
  /** The font with the glyphs of the text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
