import type { Fault } from '../fault.ts'

/** What texts with markup must not bring into a browser. */
export const TEXT_FAULTS: readonly Fault[] = [
  {
    name: 'entities are decoded after the text is sanitized',
    file: 'server/game/texts/clean-rich-text.ts',
    replace: 'sanitizeHtml(decodeAngles(text), OPTIONS)',
    by: 'decodeAngles(sanitizeHtml(text, OPTIONS))',
    seenBy: { file: 'tests/server/texts/clean-rich-text.test.ts', test: 'stay as they are' },
  },
  {
    name: 'a text is cleaned only once',
    file: 'server/game/texts/clean-rich-text.ts',
    replace: 'if (cleaned === text) return text',
    by: 'if (cleaned.length >= 0) return cleaned',
    seenBy: { file: 'tests/server/texts/clean-rich-text.test.ts', test: 'leaves nothing harmful' },
  },
  {
    name: 'colours may be anything',
    file: 'rules/content/rich-text.ts',
    replace: "  'background-color': COLOR,",
    by: "  'background-color': /./,",
    seenBy: { file: 'tests/server/texts/clean-rich-text.test.ts', test: 'leaves nothing harmful' },
  },
  {
    name: 'links may name a user before their site',
    file: 'rules/content/rich-text.ts',
    replace: 'https?:\\/\\/[^\\s/\\\\@]+(?:[/?#]|$)',
    by: 'https?:\\/\\/[^\\s/\\\\]+(?:[/?#]|$)',
    seenBy: { file: 'tests/server/texts/clean-rich-text.test.ts', test: 'leaves nothing harmful' },
  },
  {
    name: 'the limit of a text with markup counts what escapes and rel add',
    file: 'server/game/texts/read-rich-text.ts',
    replace: 'if (richTextLength(html) > max)',
    by: 'if (textLength(cleanRichText(html)) > max)',
    seenBy: { file: 'tests/server/content/news.test.ts', test: 'as their author wrote them' },
  },
]
