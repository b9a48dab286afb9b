import { splitBlocks } from './split-blocks.ts'

type TextBlocksProps = {
  text: string
  /** Of the headings inside. */
  heading: 'h2' | 'h4'
}

/** A text of an administrator with its headings, lists and paragraphs. */
export function TextBlocks({ text, heading: Heading }: TextBlocksProps) {
  return splitBlocks(text).map(({ kind, lines, key }) => {
    if (kind === 'heading') return <Heading key={key}>{lines[0]}</Heading>
    if (kind === 'paragraph') return <p key={key}>{lines.join(' ')}</p>
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  })
}
