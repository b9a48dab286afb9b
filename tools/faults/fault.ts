/** A mistake that a change could bring into the code, and the tests that must notice it. */
export type Fault = {
  /** What is wrong then, in a few words. */
  readonly name: string
  readonly file: string
  /** Text that stands in the file exactly once. */
  readonly replace: string
  readonly by: string
  readonly seenBy: {
    readonly file: string
    /** Part of the names of the tests that see it, «Only A Picture» for the story `OnlyAPicture`. Without it all of the file run. */
    readonly test?: string
  }
}

/** The text with the fault in it. Throws if the text to replace is not there exactly once. */
export function withFault(text: string, { name, file, replace, by }: Fault): string {
  const places = text.split(replace).length - 1
  if (places !== 1) throw new Error(`"${name}": its text stands ${places} times in ${file}, not once`)
  return text.replace(replace, () => by)
}
