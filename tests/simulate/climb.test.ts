import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { climbTable } from '#tools/simulate/tables/climb-table.ts'
import { sumTallies } from '#tools/simulate/tally.ts'
import { playWorld } from '#tools/simulate/world.ts'
import { goodWorld } from './report-records.ts'

describe('the first levels', () => {
  it('are probed at every level reached in a session, up to the twelfth', () => {
    const records = playWorld({ seed: 'climb', castles: 6, days: 9, archetype: 'engaged' })
    for (const { climb, levelReachedAt } of records) {
      expect(levelReachedAt.length).toBeGreaterThan(12)
      for (const difficulty of DIFFICULTIES) {
        expect(climb[difficulty].length).toBe(13)
        // Level 12 lasts for days, so every session there is recorded.
        expect(climb[difficulty][12]?.fought).toBeGreaterThan(2)
      }
    }
    const tallies = records.flatMap(({ climb }) => [climb.EASY, climb.HARD]).map(sumTallies)
    const [easy, hard] = [0, 1].map((turn) => sumTallies(tallies.filter((_, index) => index % 2 === turn)))
    expect(easy?.fought).toBe(hard?.fought)
    expect(easy?.won).toBeGreaterThan(hard?.won ?? Number.POSITIVE_INFINITY)
  })

  it('are listed level by level, for engaged and casual newcomers each', () => {
    const { records } = goodWorld((record) => {
      const won = record.archetype === 'casual' ? 60 : 40
      record.climb.MEDIUM = Array.from({ length: 10 }, (_, level) => ({
        fought: level === 9 ? 100 : 10,
        won,
      }))
    })
    const { columns, rows } = climbTable(records)
    const shown = rows
      .filter(([, difficulty]) => difficulty === 'MEDIUM')
      .map((row) => [row[0], row[columns.findIndex(({ title }) => title === '9')], row[2]])
    expect(shown).toEqual([
      ['engaged', '40 %', '·'],
      ['casual', '60 %', '·'],
    ])
    expect(climbTable([]).rows).toEqual([])
  })
})
