/** HTML as a program puts it on the clipboard, shortened, and what the editor makes of it. */
export type PastedSample = {
  readonly name: string
  readonly html: string
  readonly becomes: string
  /** Pictures that are left out. None without it. */
  readonly hasPictures?: true
}
