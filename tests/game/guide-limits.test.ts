import { expect, it } from 'vitest'
import { DESCRIPTION_RULES } from '#apps/admin/src/resources/news/news-words.ts'
import { saveReasons } from '#apps/game/src/features/guides/guide-limits.ts'

/** As the editor writes them: a link of 29 characters has no `rel`, and `&` is `&amp;`. */
const LINK = '<a href="http://ab.ru">ab</a>'

it.each([
  ['letters', 'ж'.repeat(200_000), 'ж'],
  ['escaped signs', '&amp;'.repeat(200_000), '&lt;'],
  [
    'stored links',
    `${'<a href="http://ab.ru" rel="noopener nofollow ugc">ab</a>'.repeat(6_896)}${'ж'.repeat(16)}`,
    'ж',
  ],
])('the editor of guides takes 200 000 characters of %s, and not one more', (_of, content, more) => {
  const reasons = (text: string) => saveReasons({ title: 'О стенах', description: '', content: text })
  expect(reasons(content)).toEqual([])
  expect(reasons(content + more)).toEqual([{ message: 'Текст длиннее 200 000 знаков' }])
})

it.each([
  ['letters', 'ж'.repeat(5_000), 'ж'],
  ['escaped signs', '&lt;'.repeat(5_000), '&amp;'],
  ['links', LINK.repeat(172) + 'ж'.repeat(12), 'ж'],
])('the console takes 5 000 characters of %s in news, and not one more', (_of, description, more) => {
  const faults = (text: string) => DESCRIPTION_RULES.map((rule) => rule(text)).filter(Boolean)
  expect(faults(description)).toEqual([])
  expect(faults(description + more)).toEqual(['Не длиннее 5 000 знаков вместе с оформлением'])
})
