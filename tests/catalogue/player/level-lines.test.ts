import { describe, expect, it } from 'vitest'
import { openedByLevels } from '#apps/game/src/features/notifications/opened-by-levels.ts'
import { FIRST_LEVEL_LINES, TITLE_LEVEL_LINES } from '#catalogue/player/level-lines.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { lineOfLevel } from '#rules/player/level-line.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { expectSentence, expectUnique } from '../texts.ts'

const levels = Array.from({ length: LEVEL_MAX - 1 }, (_, index) => index + 2)

function lineAt(level: number): string {
  return lineOfLevel(level, FIRST_LEVEL_LINES, TITLE_LEVEL_LINES[titleForLevel(level)])
}

describe('the line of a level', () => {
  it('is another one up to level 20, and never the one before', () => {
    expectUnique(levels.filter((level) => level <= 20).map(lineAt))
    for (const level of levels.slice(1)) expect(lineAt(level), String(level)).not.toBe(lineAt(level - 1))
    for (const level of levels) expectSentence(lineAt(level), 100)
  })
})

describe('what a level opened', () => {
  it.each(levels)('level %i opened something', (level) => {
    expect(openedByLevels({ before: level - 1, level })).not.toEqual([])
  })

  it('names missions, region, limits, buildings and title', () => {
    const words = openedByLevels({ before: 3, level: 4 }).map(({ what, which }) => `${what}: ${which}`)
    expect(words.join('\n').replaceAll('\u00a0', ' ')).toMatch(
      /^Новый край: Ближний лес\nПоходы: «Большак», «Волчья лощина»\nПредел войска: был \d+, стал \d+\nМожно строить: Кузница\nПостройки: до 4-го уровня$/,
    )
    expect(openedByLevels({ before: 15, level: 16 })[0]).toEqual({ what: 'Титул', which: 'барон' })
    expect(openedByLevels({ before: 2, level: 4 })[1]?.which).toContain('«Глиняные ямы», «Большак»')
  })
})
