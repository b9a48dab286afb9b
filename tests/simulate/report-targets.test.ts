import { describe, expect, it } from 'vitest'
import type { CastleRecord } from '#tools/simulate/record.ts'
import { closingLine } from '#tools/simulate/report-text.ts'
import { judgeTargets } from '#tools/simulate/targets.ts'
import { goodWorld } from './report-records.ts'

function failing(change: (record: CastleRecord) => void): string[] {
  return judgeTargets(goodWorld(change))
    .filter(({ verdict }) => verdict === 'fails')
    .map(({ name }) => name)
}

describe('balance targets', () => {
  it('all pass in a balanced world', () => {
    const targets = judgeTargets(goodWorld())
    expect(targets.filter(({ verdict }) => verdict !== 'holds')).toEqual([])
    expect(targets).toHaveLength(38)
    expect(closingLine(targets)).toBe('38 of 38 targets hold')
  })

  it.each<[string, (record: CastleRecord) => void]>([
    ['engaged reach level 10 (median)', (record) => record.levelReachedAt.splice(9, 1, 400)],
    ['engaged reach level 10 (median)', (record) => record.levelReachedAt.splice(9, 1, 199)],
    ['engaged reach level 26 (median)', (record) => record.levelReachedAt.splice(25, 1)],
    ['casual at day 30 (median level)', (record) => record.levels.splice(29, 1, 20)],
    [
      'payers ahead of engaged at day 30 (mean level)',
      (record) => record.archetype === 'payer' && record.levels.splice(29, 1, 30),
    ],
    ['engaged open the 1st skill branch (median)', (record) => record.branchDays.splice(0, 1, 5)],
    ['engaged open the 4th skill branch (median)', (record) => record.branchDays.pop()],
    [
      'engaged have the first gear of 5 stars (median)',
      (record) => {
        record.fiveStars = { day: 30, level: 19 }
      },
    ],
    [
      'engaged have the first gear sharpened to 5 (median)',
      (record) => {
        record.sharpenedToFive = null
      },
    ],
    [
      'players with a sharpening of 8 or more at day 90',
      (record) => {
        record.sharpeningMax = record.id === 1 ? 8 : 5
      },
    ],
    [
      'crusades won by groups of the size that the boss asks for',
      (record) => {
        record.crusades.asked.won = 98
      },
    ],
    [
      'crusades won by groups of the size that the boss asks for',
      (record) => {
        record.crusades.asked.won = 40
      },
    ],
    [
      "an energy's gain on crusades against missions, gold or experience",
      (record) => {
        record.gains.crusades.experience = 6_100
      },
    ],
    [
      'engaged players in a guild at day 90',
      (record) => {
        record.guildDay = null
      },
    ],
    [
      'raids won, HIGH',
      (record) => {
        record.raids.HIGH.won = 39
      },
    ],
    [
      'frontal and rear builds from level 25',
      (record) => {
        if (record.guard === 'rear') record.buildProbes.won = 62
      },
    ],
    [
      'arms from level 25',
      (record) => {
        if (record.arm === 'cavalry') record.buildProbes.won = 62
      },
    ],
    [
      'best arm by character, from the second region on',
      (record) => {
        for (const tally of Object.values(record.characterProbes))
          tally.won = record.arm === 'archers' ? 90 : 70
      },
    ],
    [
      'shown chance between neighbouring missions, levels 1 to 12 (mean step, worst level)',
      (record) => record.neighbourSteps.splice(11, 1, 36),
    ],
    [
      'the largest of these steps that any player is told',
      (record) => {
        record.neighbourSteps[8] = record.id === 1 ? 61 : 10
      },
    ],
    [
      'missions in a row without anything new, up to level 10 (19 of 20 players)',
      (record) => {
        record.quietMissions = { longest: 7, level: 9 }
      },
    ],
    [
      'gold: sinks / sources from day 10 on',
      (record) => {
        record.flows.gold.army = Array.from({ length: 9 }, () => -800)
      },
    ],
    [
      'patrols in the gold of engaged players',
      (record) => {
        record.flows.gold.mission = Array.from({ length: 9 }, () => 840)
        record.flows.gold.patrol = Array.from({ length: 9 }, () => 10)
      },
    ],
    ['taxes in their gold of the first ten days', (record) => record.flows.gold.taxes?.splice(0, 1, 50)],
    [
      'taxes in the gold of engaged players',
      (record) => {
        record.flows.gold.mission = [800, ...Array.from({ length: 8 }, () => 900)]
        record.flows.gold.taxes = [150, ...Array.from({ length: 8 }, () => 50)]
      },
    ],
    [
      'free diamonds per engaged day (mean)',
      (record) => {
        record.flows.diamonds.dailyQuest = Array.from({ length: 9 }, () => 60)
      },
    ],
    ['castles stuck for 24 hours', (record) => record.stuckDays.push(3)],
  ])('%s: fails when it is missed, and it alone', (name, spoil) => {
    expect(failing(spoil)).toEqual([name])
  })

  it('judge win rates by the mean of engaged and casual players', () => {
    const easier = failing((record) => {
      if (record.archetype !== 'engaged') return
      for (const tally of record.probes.MEDIUM) tally.won = 95
    })
    expect(easier).toContain('missions won at own level, MEDIUM')
    const payers = failing((record) => {
      if (record.archetype !== 'payer') return
      for (const tally of record.probes.MEDIUM) tally.won = 5
    })
    expect(payers).toEqual([])
  })

  it('detect a difficulty that dominates', () => {
    const hard = failing((record) => {
      for (const tally of record.probes.HARD) tally.won = 100
    })
    expect(hard).toContain('experience per energy at own level: easy / medium / hard')
    const useless = failing((record) => {
      for (const tally of record.probes.HARD) tally.won = 20
    })
    expect(useless).toContain('gear and diamonds per energy: easy / medium / hard')
  })

  it('see a player alone who is raided too seldom or too often', () => {
    for (const raids of [19, 61]) {
      const targets = judgeTargets({ ...goodWorld(), raided: { raids, days: 20 } })
      expect(targets.filter(({ verdict }) => verdict === 'fails').map(({ name }) => name)).toEqual([
        'raids by neighbours on an engaged player alone, a day from level 10 on',
      ])
    }
  })

  it('ignore what cannot be measured', () => {
    const { records } = goodWorld()
    const short = judgeTargets({ records, days: 3, mixed: true, raided: null })
    expect(short.find(({ name }) => name.includes('level 26'))?.verdict).toBe('no data')
    expect(closingLine(short)).toMatch(/^(\d+) of \1 targets hold$/)
    const casual = records.filter(({ archetype }) => archetype === 'casual')
    const alone = judgeTargets({ records: casual, days: 90, mixed: false, raided: null })
    expect(alone.filter(({ verdict }) => verdict === 'fails')).toEqual([])
    expect(alone.find(({ name }) => name.startsWith('raids won, LOW'))?.verdict).toBe('no data')
    expect(alone.find(({ name }) => name.startsWith('casual at day 30'))?.verdict).toBe('holds')
  })
})
