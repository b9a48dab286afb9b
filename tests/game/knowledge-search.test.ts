import { describe, expect, it } from 'vitest'
import { excerptOf, findEntries, markHits, wordsOf } from '#apps/game/src/features/knowledge/search.ts'
import type { KnowledgeEntry } from '#generated/types.ts'

function entry(title: string, text: string): KnowledgeEntry {
  return { kind: 'TIP', key: title, title, text, page: 'tips' }
}

const ENTRIES = [
  entry('Броня', 'Щит даёт броню.'),
  entry('Дощатый щит', 'Доски с ворот.'),
  entry('Щит с умбоном', 'Выпуклость посередине.'),
  entry('Пчёлы', 'Мёд и воск.'),
]

describe('the search of the knowledge base', () => {
  it('puts titles that begin with the words first, then other titles, then texts', () => {
    expect(findEntries(ENTRIES, ' ЩИТ ').map(({ title }) => title)).toEqual([
      'Щит с умбоном',
      'Дощатый щит',
      'Броня',
    ])
  })

  it('reads «е» and «ё» alike and needs every word', () => {
    expect(findEntries(ENTRIES, 'пчелы').map(({ title }) => title)).toEqual(['Пчёлы'])
    expect(findEntries(ENTRIES, 'воск мёд').map(({ title }) => title)).toEqual(['Пчёлы'])
    expect(findEntries(ENTRIES, 'воск щит')).toEqual([])
    expect(findEntries(ENTRIES, '  ')).toEqual([])
  })

  it('marks every hit in the text as it is written', () => {
    const parts = markHits('Мёд, мед и воск', wordsOf('МЕД'))
    expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Мёд', 'мед'])
    expect(parts.map(({ text }) => text).join('')).toBe('Мёд, мед и воск')
    expect(markHits('Щит', [])).toEqual([{ text: 'Щит', isHit: false, at: 0 }])
  })

  it('shows the surroundings of a hit far into the text', () => {
    const text = `${'слово '.repeat(60)}медведь ${'слово '.repeat(60)}`
    const excerpt = excerptOf(text, ['медведь'])
    expect(excerpt).toContain('медведь')
    expect(excerpt.startsWith('…')).toBe(true)
    expect(excerpt.endsWith('…')).toBe(true)
    expect(excerpt.length).toBeLessThan(200)
    expect(excerptOf('Коротко', ['нет'])).toBe('Коротко')
  })
})
