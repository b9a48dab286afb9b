import { splitBlocks } from './split-blocks.ts'

/** A legal text with its headings, lists and paragraphs. */
export function TextBlocks({ text }: { text: string }) {
  return splitBlocks(text).map(({ kind, lines, key }) => {
    if (kind === 'heading') return <h2 key={key}>{lines[0]}</h2>
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
