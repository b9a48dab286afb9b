/** Plain text: a blank line separates paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
