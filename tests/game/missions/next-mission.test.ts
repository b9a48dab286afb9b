import { expect, test } from 'vitest'
import { nextMission } from '#apps/game/src/shared/missions/next-mission.ts'
import { missionListAt } from '#stories/features/missions/fixtures/missions.ts'

const mill = { missionKey: 'oldMill', difficulty: 'EASY' } as const
const inForest = { difficulty: 'EASY', regionKey: 'nearForest' } as const

function from(situation: Partial<Parameters<typeof nextMission>[0]>) {
  const level = situation.level ?? 4
  return nextMission({
    list: missionListAt(level),
    level,
    last: mill,
    quests: [],
    tried: new Map(),
    ...situation,
  })
}

test('what the first quest for another mission asks for comes next', () => {
  const quests = [
    { isDone: true, march: { difficulty: 'EASY', missionKey: 'gooseMeadow' } },
    { isDone: false },
    // Serves every mission, so it asks for no other.
    { isDone: false, march: { difficulty: 'EASY' } },
    { isDone: false, march: { difficulty: 'EASY', missionKey: 'highRoad' } },
    { isDone: false, march: inForest },
  ] as const
  expect(from({ quests })?.mission.missionKey).toBe('highRoad')
  expect(from({ quests: [quests[4]] })?.mission.missionKey).toBe('wolfHollow')
})

test('a quest for a harder mission is met by no easier one', () => {
  const quests = [{ isDone: false, march: { difficulty: 'MEDIUM', missionKey: 'oldMill' } }] as const
  expect(from({ quests })).toMatchObject({
    mission: { missionKey: 'oldMill' },
    way: { difficulty: 'MEDIUM' },
  })
})

test('a place not seen yet comes before others, and a locked one never', () => {
  expect(from({ tried: new Map([['highRoad', 1]]) })?.mission.missionKey).toBe('wolfHollow')
  expect(from({ tried: new Map([['wolfHollow', 1]]) })?.mission.missionKey).toBe('highRoad')
})

test('there is none without a good chance to win', () => {
  const list = missionListAt(4)
  const hopeless = list.regions.map((region) => ({
    ...region,
    missions: region.missions.map((mission) => ({
      ...mission,
      difficulties: mission.difficulties.map((forecast) => ({
        ...forecast,
        winPercentBySkill: { FRONTAL_ATTACK: 40, REAR_BATTLE: 40 },
      })),
    })),
  }))
  const quests = [{ isDone: false, march: inForest }]
  expect(from({ list: { ...list, regions: hopeless }, quests })).toBeNull()
})
