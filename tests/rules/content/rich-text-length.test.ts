import { expect, it } from 'vitest'
import { richTextLength } from '#rules/content/rich-text-length.ts'
import { cleanRichText } from '#server/game/texts/clean-rich-text.ts'

it.each([
  ['<p>а</p>', 8],
  ['a < b', 5],
  ['<p>a &lt; b</p>', 12],
  ['&&', 2],
  ['&amp;&amp;&nbsp;', 3],
  // Somebody has written «&lt;» as words.
  ['&amp;lt;', 4],
  ['👑', 1],
  ['<p>а<br>б</p>', 13],
  ['<a href="https://a.ru/?a=1&amp;b=2">а</a>', 37],
])('%j has %i characters', (html, length) => {
  expect(richTextLength(html)).toBe(length)
})

it.each([
  '<p>a &lt; b &amp;&amp; c</p>',
  '<p>а<br>б</p><hr>',
  '<p><a href="https://a.ru/?a=1&amp;b=2">а</a></p>',
])('%j has as many when it is stored', (html) => {
  const stored = cleanRichText(html)
  expect(stored.length).toBeGreaterThan(html.length - 1)
  expect(richTextLength(stored)).toBe(richTextLength(html))
})
