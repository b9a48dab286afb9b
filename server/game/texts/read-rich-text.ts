import { RICH_GROWTH_MAX, richTextLength } from '#rules/content/rich-text-length.ts'
import { TEXT_LENGTHS, type TextField, textLength } from '#rules/core/text-length.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { cleanRichText } from './clean-rich-text.ts'

type RichTextLimit = {
  readonly field: TextField
  /** Of the field in the request: `body.content`. */
  readonly path: string
  readonly message: string
}

/** A text with markup as it is stored: cleaned. 400 if its author wrote too much. */
export function readRichText(html: string, { field, path, message }: RichTextLimit): string {
  const { max } = TEXT_LENGTHS[field]
  const tooLong = () => badRequest([{ path, message }])
  if (richTextLength(html) > max) throw tooLong()
  const text = cleanRichText(html)
  // The column takes no more. Only a text made to grow is as long.
  if (textLength(text) > max * RICH_GROWTH_MAX) throw tooLong()
  return text
}
