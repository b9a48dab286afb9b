import { badRequest } from '../../platform/http/bad-request.ts'
import { cleanRichText } from './clean-rich-text.ts'

type RichTextLimit = {
  /** Characters with the markup, as the database counts them: an emoji is one. */
  readonly max: number
  /** Of the field in the request: `body.content`. */
  readonly path: string
  readonly message: string
}

/** A text with markup as it is stored: cleaned. 400 if it is too long then. */
export function readRichText(html: string, { max, path, message }: RichTextLimit): string {
  const text = cleanRichText(html)
  if ([...text].length > max) throw badRequest([{ path, message }])
  return text
}
