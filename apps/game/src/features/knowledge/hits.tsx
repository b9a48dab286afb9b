import { Fragment } from 'react'
import { markHits } from './search.ts'

type HitsProps = { text: string; words: readonly string[] }

/** A text with its hits marked. */
export function Hits({ text, words }: HitsProps) {
  return markHits(text, words).map((part) =>
    part.isHit ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
  )
}
