import type { LetterOrder } from './enqueue-mail.ts'

/** A letter to one address, as text and as HTML. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Writes a letter to a player when it is about to be delivered, so that neither its address nor its links lie in the
 * queue. Undefined: there is nothing to write any more.
 */
export type LetterWriter = (
  playerId: number,
  about?: Pick<LetterOrder, 'sessionId' | 'roles'>,
) => Promise<Letter | undefined>

/** By kind of letter. */
export type LetterWriters = {
  readonly [kind: string]: LetterWriter
}
